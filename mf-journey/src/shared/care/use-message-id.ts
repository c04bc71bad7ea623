import { useRef } from 'react';

/**
 * Ids of messages: the same content has the same id until it is sent, so that a repeat is no second message; what was
 * changed after a failure has another, so that it does not pass for what may have been stored.
 */
export function useMessageId() {
  const last = useRef<{ content: string; id: string } | null>(null);
  return {
    idOf(message: object): string {
      const content = JSON.stringify(message);
      if (last.current?.content !== content) last.current = { content, id: crypto.randomUUID() };
      return last.current.id;
    },
    /** After a message was sent: the same words again are another one. */
    forget(): void {
      last.current = null;
    },
  };
}

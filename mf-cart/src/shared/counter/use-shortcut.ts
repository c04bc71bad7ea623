import { useEffect, useRef } from 'react';

let holders = 0;

/** Lets no shortcut act until the returned function is called: what they act on is about to be exchanged. */
export function holdShortcuts(): () => void {
  let isHeld = true;
  holders += 1;
  return () => {
    if (isHeld) holders -= 1;
    isHeld = false;
  };
}

/** Whoever types may need the keys for letters: on a Mac, Alt with a letter writes another one. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** Whether a dialog keeps the rest of the page from being used. */
const isCovered = (button: Element | null): boolean =>
  document.querySelector('dialog[open]') !== null || Boolean(button?.closest('[inert], [aria-hidden=true]'));

/**
 * Presses a button by Alt and a letter, unless somebody types or a dialog is open. A key that is held down presses it once.
 * @param letter In upper case
 * @returns what the button needs
 */
export function useShortcut(letter: string) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey } = event;
      // The place of the key: with Alt, some keyboards write another letter.
      if (code !== `Key${letter}` || !altKey || ctrlKey || metaKey || shiftKey) return;
      if (isTyping(event) || isCovered(ref.current)) return;
      event.preventDefault();
      if (!event.repeat && holders === 0) ref.current?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [letter]);
  return { ref, 'aria-keyshortcuts': `Alt+${letter}` };
}

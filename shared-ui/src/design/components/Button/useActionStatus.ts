import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActionStatus } from '../../internal/types';

/**
 * Tracks the status of a button's action: idle → busy → success → idle.
 * `run` ignores calls while busy, resolves to whether the action succeeded, and never rejects;
 * `failure` holds the error of a failed action until the next run, or until `forget`. Success lasts `successMs` (2 s by section 9).
 */
export function useActionStatus({ successMs = 2000 }: { successMs?: number } = {}) {
  const [status, setStatus] = useState<ActionStatus>('idle');
  const [failure, setFailure] = useState<unknown>(null);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const run = useCallback(
    async (action: () => Promise<unknown>): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      clearTimeout(timer.current);
      setFailure(null);
      setStatus('busy');
      try {
        await action();
        setStatus('success');
        timer.current = setTimeout(() => setStatus('idle'), successMs);
        return true;
      } catch (reason) {
        setFailure(reason);
        setStatus('idle');
        return false;
      } finally {
        busy.current = false;
      }
    },
    [successMs],
  );

  const forget = useCallback(() => setFailure(null), []);

  return { status, run, failure, forget };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ActionStatus } from '../../internal/types';

/**
 * Follows one action of a button: idle → busy → success → idle.
 * `run` ignores a second start while busy, resolves to whether the action succeeded, and never rejects;
 * what an action threw is in `failure` until the next start. Success lasts `successMs` (2 s by section 9).
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

  return { status, run, failure };
}

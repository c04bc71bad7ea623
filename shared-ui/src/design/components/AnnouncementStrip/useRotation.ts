import { useEffect, useState, useSyncExternalStore } from 'react';

/** Section 9.c. */
export const ROTATE_EVERY_MS = 3000;

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribeReduced(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns true if the user prefers reduced motion; false on the server. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeReduced,
    () => window.matchMedia(REDUCED).matches,
    () => false,
  );
}

/** Returns the index of the current message, which advances every 3 s unless `paused`. */
export function useRotation(count: number, paused: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (paused || count < 2) return;
    const timer = setInterval(() => setTurn((before) => before + 1), ROTATE_EVERY_MS);
    return () => clearInterval(timer);
  }, [count, paused]);
  return count > 0 ? turn % count : 0;
}

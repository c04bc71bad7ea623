import { useEffect, useState } from 'react';

/** The longest that a timer can wait, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * Returns whether a moment has passed, and renders again when it does, also in a tab that slept through it.
 * @param at ISO 8601; null for a moment that never comes
 */
export function useHasPassed(at: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const moment = at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
  const hasPassed = moment <= now;
  useEffect(() => {
    if (hasPassed || moment === Number.POSITIVE_INFINITY) return;
    const look = () => setNow(Date.now());
    const timer = setTimeout(look, Math.min(LONGEST_WAIT, Math.max(0, moment - Date.now())));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moment, hasPassed]);
  return hasPassed;
}

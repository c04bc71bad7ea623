import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** Returns the current time, updated every 30 s. Use only in components that are never rendered on the server. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The present moment, renewed twice a minute: for countdowns in minutes. Only for what the server never renders. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

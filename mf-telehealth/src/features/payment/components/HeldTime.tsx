import { consultClock, HOLD_MINUTES, STATE_NAMES, type State } from '@saltbush/contract';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const CHECKED_EVERY_MS = 10_000;

/** Whole minutes until a time, rounded up; null if this device's clock cannot be right about them. */
function useMinutesLeft(until: string): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECKED_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil((Date.parse(until) - now) / MINUTE_MS);
  return minutes >= 1 && minutes <= HOLD_MINUTES ? minutes : null;
}

/** For how long the time is held: in whole minutes, which nothing announces, and by the clocks of the patient's state. */
export function HeldTime({ until, state }: { until: string; state: State }) {
  const minutes = useMinutesLeft(until);
  const clock = `until ${consultClock(until, state)} (time in ${STATE_NAMES[state]})`;
  if (minutes === null) return <>We hold your time {clock}.</>;
  return (
    <>
      We hold your time for <strong>{minutes === 1 ? '1 minute' : `${minutes} minutes`}</strong>, {clock}.
    </>
  );
}

/** Calls that a practitioner makes before a patient counts as not reached (rule health-35). */
export const MISSED_CALLS = 3;
/** Minutes between two of them. */
export const CALL_GAP_MINUTES = 5;
const MINUTE_MS = 60_000;

/** What terms, pages and mails say of a patient who is not reached: the same words everywhere. */
export const UNREACHED_TERMS =
  'If you answer none of three calls, made at least 5 minutes apart within your time, the fee stays. If we fail to call, it goes back to you in full.';

/** The times of a consultation, and those at which its patient was rung. */
interface Rung {
  starts_at: Date;
  ends_at: Date;
  calls: readonly Date[];
  now: Date;
}

/** Clocks show minutes: a call of the minute in which the consultation begins is one of it. */
const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);

/** @returns the error in the calls that did not reach a patient, or null */
export function missedCallsError({ starts_at, ends_at, calls, now }: Rung): string | null {
  if (calls.length !== MISSED_CALLS) return `Please say when you rang: ${MISSED_CALLS} calls`;
  const minutes = calls.map(minuteOf);
  const last = Math.min(minuteOf(ends_at), minuteOf(now));
  if (!minutes.every((minute) => minute >= minuteOf(starts_at) && minute <= last)) {
    return 'Please give calls within the time of the consultation, none of them to come';
  }
  const isApart = minutes.slice(1).every((minute, at) => minute - (minutes[at] ?? 0) >= CALL_GAP_MINUTES);
  return isApart
    ? null
    : `Please give the calls one after the other, at least ${CALL_GAP_MINUTES} minutes apart`;
}

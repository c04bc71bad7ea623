import { consultClock, DEFAULT_STATE, type State } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { addressOn } from '../../../shared/counter/day';
import type { ConsultTime } from '../api/staff-consult-times';

/** Returns the address of a day's times. */
export const timesAddress = (date: string): string => addressOn(links.staff.consultTimes(), date);

/** Returns the address of a day's consultations. */
export const appointmentsOn = (date: string): string => addressOn(links.staff.appointments(), date);

/** A start by the clock of the store: "9:00 am". */
export const clockOf = ({ starts_at }: Pick<ConsultTime, 'starts_at'>): string =>
  consultClock(starts_at, DEFAULT_STATE);

/** Whose patients can book a time, and what their clocks say: "ACT, NSW 9:00 am · SA 9:30 am". */
export function patientsOf({ starts_at, states }: ConsultTime): string {
  const byClock = new Map<string, State[]>();
  for (const state of states.toSorted()) {
    const clock = consultClock(starts_at, state);
    byClock.set(clock, [...(byClock.get(clock) ?? []), state]);
  }
  return [...byClock].map(([clock, those]) => `${those.join(', ')} ${clock}`).join(' · ');
}

type Filled = Pick<ConsultTime, 'places' | 'taken' | 'program_taken'>;

/** Consultations beyond the places of their times: staff end booked ones, of programs only the member moves theirs. */
export interface OverPlaces {
  booked: number;
  ofPrograms: number;
}

/** What exceeds the places of a time; programs have doctors of their own, but no more than it has places. */
const overOf = ({ places, taken, program_taken }: Filled): OverPlaces => ({
  booked: Math.max(0, taken - places),
  ofPrograms: Math.max(0, program_taken - places),
});

/** How full a time is, in words, and whether it asks for work. */
export function standingOf({ is_ahead, ...time }: Filled & Pick<ConsultTime, 'is_ahead'>) {
  const { places, taken } = time;
  if (!is_ahead) return { words: 'Begun', kind: 'done' as const };
  const { booked, ofPrograms } = overOf(time);
  if (booked + ofPrograms > 0) return { words: `${booked + ofPrograms} over`, kind: 'waiting' as const };
  if (places === 0) return { words: 'Closed', kind: 'stopped' as const };
  if (taken === places) return { words: 'Full', kind: 'done' as const };
  return { words: `${places - taken} free`, kind: 'moving' as const };
}

/** Returns the times between two starts, both included, whichever is the earlier. */
export function timesBetween(times: readonly ConsultTime[], one: string, other: string): ConsultTime[] {
  const [first = one, last = other] = [one, other].sort();
  return times.filter(({ starts_at }) => starts_at >= first && starts_at <= last);
}

/** Returns how many consultations exceed the places of their times. */
export const countOver = (times: readonly Filled[]): OverPlaces =>
  times.map(overOf).reduce(
    (sum, { booked, ofPrograms }) => ({
      booked: sum.booked + booked,
      ofPrograms: sum.ofPrograms + ofPrograms,
    }),
    { booked: 0, ofPrograms: 0 },
  );

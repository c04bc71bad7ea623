import { type Frequency, STATE_TIME_ZONES, type State } from '@saltbush/contract';
import { type CycleDates, datesBefore, inState, NOTIFY_DAYS } from './cycle-dates';

/** Returns the weeks between deliveries: 4 for "4W". */
export const weeksOf = (frequency: Frequency): number => Number.parseInt(frequency, 10);

/** Returns the dates of the cycle that starts at `from`, at the same local time of day in the delivery state. */
export function cycleDates(from: Date, frequency: Frequency, state: State): CycleDates {
  return datesBefore(inState(from, state).plus({ weeks: weeksOf(frequency) }));
}

/** Returns the dates of the first cycle after `from` in the schedule whose notice is still ahead. */
export function nextCycleDates(from: Date, frequency: Frequency, state: State, now: Date): CycleDates {
  const weeks = weeksOf(frequency);
  const start = inState(from, state);
  const earliest = inState(now, state).plus({ days: NOTIFY_DAYS });
  const passed = Math.floor(earliest.diff(start, 'weeks').weeks / weeks);
  const first = Math.max(1, passed);
  const candidates = [first, first + 1, first + 2].map((times) => start.plus({ weeks: times * weeks }));
  return datesBefore(candidates.find((delivery) => delivery > earliest) ?? start.plus({ weeks }));
}

/** Returns the delivery before the next one, assuming an unchanged frequency. */
export const previousDelivery = (delivery: Date, frequency: Frequency, state: State): Date =>
  inState(delivery, state)
    .minus({ weeks: weeksOf(frequency) })
    .toJSDate();

/** Returns the same local dates and times of day in another state. */
export function movedToState({ delivery_date }: CycleDates, from: State, to: State): CycleDates {
  return datesBefore(inState(delivery_date, from).setZone(STATE_TIME_ZONES[to], { keepLocalTime: true }));
}

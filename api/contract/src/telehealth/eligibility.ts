import type { ServiceLimits } from './booking-type-entry';
import { type BookingType, bookingType } from './booking-types';

/** Whom a service is asked for; an age that is not known yet keeps nobody out. */
export interface Applicant {
  state: string;
  /** Years. */
  age: number | null;
}

/**
 * How somebody is turned away whom a service is not given to (rule health-06).
 * @param states those served, where a deployment sets other ones than the table.
 * @returns null for those who get it.
 */
export function serviceRefusal(
  type: BookingType,
  { state, age }: Applicant,
  states?: readonly string[],
): ServiceLimits['refusal'] | null {
  const limits = bookingType(type)?.limits;
  if (!limits) return null;
  const served = states ?? limits.states;
  const isServed = served === null || served.includes(state);
  return isServed && (age === null || age >= limits.minimumAge) ? null : limits.refusal;
}

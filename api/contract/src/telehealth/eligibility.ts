import type { ServiceLimits } from './booking-type-entry';
import { type BookingType, bookingType } from './booking-types';

/** The patient of a requested service; an unknown age excludes no one. */
export interface Applicant {
  state: string;
  /** Years. */
  age: number | null;
}

/**
 * Returns how a patient who is not eligible for a service is turned away (rule health-06).
 * @param states states served, if a deployment overrides those of the table
 * @returns null for eligible patients
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

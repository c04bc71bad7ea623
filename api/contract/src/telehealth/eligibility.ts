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

/** Returns why a patient of this age is turned away from a service, for the patient to read; null if the age fits. */
export function ageReason(type: BookingType, age: number, firstName: string): string | null {
  const entry = bookingType(type);
  if (!entry?.limits || age >= entry.limits.minimumAge) return null;
  return `This service is for people aged ${entry.limits.minimumAge} or over, and ${firstName} is ${age}.`;
}

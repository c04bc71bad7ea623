import { isIsoDate } from './local-date';

/** Default minimum age (section 5.h). */
export const MINIMUM_AGE = 16;
/** Minimum age for the journey questionnaire and a journey's patient (section 5.h). */
export const JOURNEY_MINIMUM_AGE = 18;

/** Error when a journey's patient is too young (section 5.h). */
export const JOURNEY_AGE_ERROR = 'The patient must be at least 18 years of age or older.';

/** Nobody alive is older: such a year of birth is a slip of the finger. */
const MAX_AGE = 120;

/**
 * Returns the age in whole years, with both dates as YYYY-MM-DD; null for an invalid date. In non-leap years, someone
 * born on 29 February turns a year older on 1 March, so a minimum age is never reached a day early.
 */
export function ageOn(dob: string, today: string): number | null {
  if (!isIsoDate(dob) || !isIsoDate(today)) return null;
  const beforeBirthday = today.slice(5) < dob.slice(5);
  return Number(today.slice(0, 4)) - Number(dob.slice(0, 4)) - (beforeBirthday ? 1 : 0);
}

/** Returns true from the birthday on which the minimum age is reached; false for an invalid date. */
export function isAtLeastAge(dob: string, today: string, minimum: number = MINIMUM_AGE): boolean {
  const age = ageOn(dob, today);
  return age !== null && age >= minimum;
}

/** Returns the error in a date of birth (YYYY-MM-DD), or null. */
export function dateOfBirthError(dob: string, today: string): string | null {
  if (dob.trim() === '') return 'Please enter a date of birth';
  const age = ageOn(dob, today);
  return age !== null && age >= 0 && age <= MAX_AGE ? null : 'Please enter a valid date of birth';
}

/** Returns why a patient with this date of birth cannot start a journey (section 5.h), or null. */
export const journeyPatientError = (dob: string, today: string): string | null =>
  isAtLeastAge(dob, today, JOURNEY_MINIMUM_AGE) ? null : JOURNEY_AGE_ERROR;

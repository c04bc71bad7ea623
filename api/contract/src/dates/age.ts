import { isIsoDate } from './local-date';

/** Age that the minimum-age check asks for unless told otherwise (section 5.h). */
export const MINIMUM_AGE = 16;
/** Age for the journey questionnaire and a journey's patient (section 5.h). */
export const JOURNEY_MINIMUM_AGE = 18;

/** Said when a journey's patient is too young (section 5.h). */
export const JOURNEY_AGE_ERROR = 'The patient must be at least 18 years of age or older.';

const MAX_AGE = 130;

/**
 * Whole years from a date of birth to today, both YYYY-MM-DD; null for what is no date. Who is born on 29 February
 * grows older on 1 March in other years: a minimum age is never reached a day early.
 */
export function ageOn(dob: string, today: string): number | null {
  if (!isIsoDate(dob) || !isIsoDate(today)) return null;
  const beforeBirthday = today.slice(5) < dob.slice(5);
  return Number(today.slice(0, 4)) - Number(dob.slice(0, 4)) - (beforeBirthday ? 1 : 0);
}

/** True from the birthday on which the minimum age is reached; false for what is no date. */
export function isAtLeastAge(dob: string, today: string, minimum: number = MINIMUM_AGE): boolean {
  const age = ageOn(dob, today);
  return age !== null && age >= minimum;
}

/** What is wrong with a date of birth (YYYY-MM-DD), or null. */
export function dateOfBirthError(dob: string, today: string): string | null {
  if (dob.trim() === '') return 'Please enter a date of birth';
  const age = ageOn(dob, today);
  return age !== null && age >= 0 && age <= MAX_AGE ? null : 'Please enter a valid date of birth';
}

/** Why a journey cannot have a patient with this date of birth (section 5.h), or null. */
export const journeyPatientError = (dob: string, today: string): string | null =>
  isAtLeastAge(dob, today, JOURNEY_MINIMUM_AGE) ? null : JOURNEY_AGE_ERROR;

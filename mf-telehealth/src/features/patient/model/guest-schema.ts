import {
  dateOfBirthError,
  emailError,
  GENDERS,
  isAtLeastAge,
  localDate,
  personNameError,
  STATE_TIME_ZONES,
} from '@saltbush/contract';
import { checkedSchema } from '@saltbush/shared-ui/form-kit';
import * as v from 'valibot';

const TOO_YOUNG = 'You must be at least 16 years old to book';

interface GuestValues {
  first_name: string;
  last_name: string;
  dob: string;
  gender: string;
  email: string;
}

function ageError(dob: string): string | null {
  const today = localDate(new Date(), STATE_TIME_ZONES.NSW);
  return dateOfBirthError(dob, today) ?? (isAtLeastAge(dob, today) ? null : TOO_YOUNG);
}

const orNothing = (message: string | null) => message ?? undefined;

const guestErrors = ({ first_name, last_name, dob, gender, email }: GuestValues) => ({
  first_name: orNothing(personNameError(first_name, 'First Name')),
  last_name: orNothing(personNameError(last_name, 'Last Name')),
  dob: orNothing(ageError(dob)),
  gender: GENDERS.some((known) => known === gender) ? undefined : 'Please choose a gender',
  email: orNothing(emailError(email)),
});

/** Schema for a guest's details. The rules are the contract's. */
export const GuestSchema = checkedSchema(
  { first_name: v.string(), last_name: v.string(), dob: v.string(), gender: v.string(), email: v.string() },
  guestErrors,
);

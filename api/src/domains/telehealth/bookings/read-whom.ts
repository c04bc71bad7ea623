import {
  dateOfBirthError,
  emailError,
  FIELD_MESSAGES,
  GENDERS,
  isAtLeastAge,
  normaliseEmail,
  personNameError,
} from '@saltbush/contract';
import type { TelehealthBookingsCreateInput, TelehealthGuestInput } from '../../../generated/resolvers';
import { invalidInput, notFound } from '../../../lib/errors';
import { findOwnPatient, type PatientDocument } from '../../patients';
import type { TelehealthContext } from '../context';
import type { BookingDetails } from './documents';

export type Person = Pick<BookingDetails, 'first_name' | 'last_name' | 'dob' | 'gender' | 'email'>;

/** Whom a booking is for, with the account's record of them. */
interface Whom {
  person: Person;
  /** Null for guests. */
  patient: PatientDocument | null;
}

const TOO_YOUNG = 'You must be at least 16 years old to book';

function readGuest(guest: TelehealthGuestInput | null | undefined, today: string): Person {
  if (!guest) throw invalidInput({ guest: FIELD_MESSAGES.guest_missing });
  const young = isAtLeastAge(guest.dob, today) ? null : TOO_YOUNG;
  const errors = {
    first_name: personNameError(guest.first_name, 'First Name'),
    last_name: personNameError(guest.last_name, 'Last Name'),
    dob: dateOfBirthError(guest.dob, today) ?? young,
    gender: GENDERS.includes(guest.gender) ? null : 'Please choose a gender',
    email: emailError(guest.email),
  };
  const found = Object.entries(errors).flatMap(([field, text]) => (text ? [[field, text] as const] : []));
  if (found.length > 0) throw invalidInput(Object.fromEntries(found));
  const { dob, gender } = guest;
  const names = { first_name: guest.first_name.trim(), last_name: guest.last_name.trim() };
  return { ...names, dob, gender, email: normaliseEmail(guest.email) };
}

/** Returns the person a booking is for: a patient of the account, or the guest. @throws {BusinessError} */
export async function readWhom(
  ctx: TelehealthContext,
  input: TelehealthBookingsCreateInput,
  today: string,
): Promise<Whom> {
  if (!ctx.user) return { person: readGuest(input.guest, today), patient: null };
  if (!input.patient_uuid) throw invalidInput({ patient_uuid: FIELD_MESSAGES.patient_missing });
  const patient = await findOwnPatient(ctx.db, ctx.user.id, input.patient_uuid);
  if (!patient) throw notFound('Patient');
  const { first_name, last_name, dob, gender } = patient;
  return { person: { first_name, last_name, dob, gender, email: null }, patient };
}

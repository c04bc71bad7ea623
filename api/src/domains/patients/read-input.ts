import {
  ADDRESS_MISMATCH,
  DEFAULT_STATE,
  type Gender,
  isState,
  localDate,
  normalisePhone,
  type PatientIdentifier,
  type PatientInput,
  patientErrors,
  patientIdentifierErrors,
  STATE_TIME_ZONES,
  type State,
} from '@saltbush/contract';
import { type FieldMessages, invalidInput } from '../../lib/errors';
import { isKnownSuburb, suburbKey } from '../fulfilment';
import type { PatientsContext } from './context';
import type { PatientDocument } from './documents';

/** A patient as entered in a form; the identifier only if given or changed. */
export interface PatientForm extends Omit<PatientInput, 'gender' | 'state'> {
  gender: Gender;
  state: State | '';
  identifier: PatientIdentifier | null;
}

/** The identifier fields of an input. */
export interface IdentifierInput {
  has_medicare?: boolean | null;
  medicare_number?: string | null;
  medicare_reference?: string | null;
  medicare_expiry?: string | null;
  ihi_number?: string | null;
}

/** Returns the identifier of an input; null if the input does not mention one. */
export function readIdentifier(input: IdentifierInput): PatientIdentifier | null {
  if (typeof input.has_medicare !== 'boolean') return null;
  if (!input.has_medicare) return { hasMedicare: false, ihi: input.ihi_number ?? '' };
  const { medicare_number, medicare_reference, medicare_expiry } = input;
  return {
    hasMedicare: true,
    medicare: {
      number: medicare_number ?? '',
      reference: medicare_reference ?? '',
      expiry: medicare_expiry ?? '',
    },
  };
}

function identifierErrors(identifier: PatientIdentifier | null, today: string): FieldMessages {
  if (!identifier) return {};
  const { number, reference, expiry, ihi } = patientIdentifierErrors(identifier, today);
  const named = {
    medicare_number: number,
    medicare_reference: reference,
    medicare_expiry: expiry,
    ihi_number: ihi,
  };
  return Object.fromEntries(Object.entries(named).filter(([, message]) => message));
}

/** A patient's personal details and address, as stored. */
export type PatientDetails = Pick<
  PatientDocument,
  'first_name' | 'last_name' | 'dob' | 'gender' | 'phone' | 'address' | 'suburb' | 'state' | 'postcode'
>;

/** Returns today's date (YYYY-MM-DD) where the patient lives. */
export const patientToday = (now: Date, state: State | '' | null): string =>
  localDate(now, STATE_TIME_ZONES[state || DEFAULT_STATE]);

/** Validates a patient by the rules of section 5. @throws {BusinessError} INVALID_INPUT with a message per field */
export async function checkPatient(
  ctx: Pick<PatientsContext, 'db' | 'clock'>,
  form: PatientForm,
): Promise<PatientDetails> {
  const { suburb, state, postcode } = form;
  const today = patientToday(ctx.clock.now(), state);
  const errors = { ...patientErrors(form, today), ...identifierErrors(form.identifier, today) };
  if (Object.keys(errors).length > 0 || !isState(state)) throw invalidInput(errors);
  if (!(await isKnownSuburb(ctx.db, { suburb, state, postcode }))) {
    throw invalidInput({ suburb: ADDRESS_MISMATCH });
  }
  return {
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    dob: form.dob,
    gender: form.gender,
    phone: normalisePhone(form.phone) ?? '',
    address: form.address.trim(),
    suburb: suburbKey(suburb),
    state,
    postcode,
  };
}

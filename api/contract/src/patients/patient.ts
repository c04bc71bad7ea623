import { type AddressField, addressErrors, type FieldErrors } from '../addresses/address';
import { dateOfBirthError } from '../dates/age';
import { freeTextError } from '../validation/free-text';
import { ihiNumberError } from './ihi';
import { type MedicareCard, medicareCardErrors } from './medicare';

export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

/** Maximum length of the text about allergies, conditions or medication. */
export const MAX_HEALTH_TEXT = 500;

/** A patient as entered (section 3.h). */
export interface PatientInput {
  first_name: string;
  last_name: string;
  /** YYYY-MM-DD. */
  dob: string;
  gender: string;
  phone: string;
  address: string;
  suburb: string;
  state: string;
  postcode: string;
  allergies: string;
  conditions: string;
  medication: string;
}
export type PatientField = keyof PatientInput;

/** Medicare details of a patient with Medicare, or the IHI of one without. */
export type PatientIdentifier =
  | { hasMedicare: true; medicare: MedicareCard }
  | { hasMedicare: false; ihi: string };

const SHARED: readonly (AddressField & PatientField)[] = [
  'first_name',
  'last_name',
  'suburb',
  'state',
  'postcode',
  'phone',
];

/** Returns the errors in a patient's fields except the identifier; empty if they are valid. `today` is YYYY-MM-DD. */
export function patientErrors(patient: PatientInput, today: string): FieldErrors<PatientField> {
  const address = addressErrors({ ...patient, address_1: patient.address });
  const errors: Record<string, string | null | undefined> = {
    dob: dateOfBirthError(patient.dob, today),
    gender: GENDERS.some((gender) => gender === patient.gender) ? null : 'Please choose a gender',
    address: address.address_1,
    allergies: freeTextError(patient.allergies, MAX_HEALTH_TEXT),
    conditions: freeTextError(patient.conditions, MAX_HEALTH_TEXT),
    medication: freeTextError(patient.medication, MAX_HEALTH_TEXT),
  };
  for (const field of SHARED) errors[field] = address[field];
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message));
}

/** Returns the errors in a patient's Medicare card or IHI by field; only the applicable one is validated. */
export function patientIdentifierErrors(
  identifier: PatientIdentifier,
  today: string,
): FieldErrors<keyof MedicareCard | 'ihi'> {
  if (identifier.hasMedicare) return medicareCardErrors(identifier.medicare, today);
  const ihi = ihiNumberError(identifier.ihi);
  return ihi ? { ihi } : {};
}

import { type PatientInput, suburbName } from '@saltbush/contract';
import type { Patient } from '../api/patients';

/** Identifier option selected in the form; `unchanged` leaves the stored one in place. */
export type IdentifierChoice = 'unchanged' | 'medicare' | 'ihi';

/** Form values of a patient. */
export interface PatientValues extends PatientInput {
  /** Radio values are strings: `yes` or `no`; empty while nobody has answered. */
  is_pregnant_breastfeeding: string;
  /** An `IdentifierChoice`. */
  identifier: string;
  medicare_number: string;
  medicare_reference: string;
  medicare_expiry: string;
  ihi_number: string;
}
export type PatientFieldName = keyof PatientValues;

const NO_IDENTIFIERS = { medicare_number: '', medicare_reference: '', medicare_expiry: '', ihi_number: '' };

/** Initial values of a new patient. */
export const EMPTY_PATIENT: PatientValues = {
  first_name: '',
  last_name: '',
  dob: '',
  gender: '',
  phone: '',
  address: '',
  suburb: '',
  state: '',
  postcode: '',
  is_pregnant_breastfeeding: '',
  allergies: '',
  conditions: '',
  medication: '',
  identifier: 'medicare',
  ...NO_IDENTIFIERS,
};

function yesNoText(answer: boolean | null | undefined): string {
  if (typeof answer !== 'boolean') return '';
  return answer ? 'yes' : 'no';
}

/** Maps a patient to form values; identifiers are empty because they are never sent to the browser. */
export const valuesOf = (patient: Patient): PatientValues => ({
  first_name: patient.first_name,
  last_name: patient.last_name,
  dob: patient.dob,
  gender: patient.gender,
  phone: patient.phone,
  address: patient.address,
  suburb: suburbName(patient.suburb),
  state: patient.state ?? '',
  postcode: patient.postcode,
  is_pregnant_breastfeeding: yesNoText(patient.is_pregnant_breastfeeding),
  allergies: patient.allergies,
  conditions: patient.conditions,
  medication: patient.medication,
  identifier: 'unchanged',
  ...NO_IDENTIFIERS,
});

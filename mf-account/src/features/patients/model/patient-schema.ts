import {
  DEFAULT_STATE,
  isState,
  localDate,
  type PatientIdentifier,
  patientErrors,
  patientIdentifierErrors,
  STATE_TIME_ZONES,
} from '@saltbush/contract';
import { checkedSchema } from '@saltbush/shared-ui/form-kit';
import * as v from 'valibot';
import type { PatientValues } from './patient-values';

/** What the form says of Medicare or the IHI; null when what is on file stays. */
export function identifierOf(values: PatientValues): PatientIdentifier | null {
  if (values.identifier === 'kept') return null;
  if (values.identifier === 'ihi') return { hasMedicare: false, ihi: values.ihi_number };
  const medicare = {
    number: values.medicare_number,
    reference: values.medicare_reference,
    expiry: values.medicare_expiry,
  };
  return { hasMedicare: true, medicare };
}

/** The day it is where the patient lives. */
const todayIn = (state: string, now: Date): string =>
  localDate(now, STATE_TIME_ZONES[isState(state) ? state : DEFAULT_STATE]);

/** What is wrong with a patient as typed, by field, by the contract's rules. */
export function patientValueErrors(values: PatientValues, now = new Date()) {
  const today = todayIn(values.state, now);
  const identifier = identifierOf(values);
  const { number, reference, expiry, ihi } = identifier ? patientIdentifierErrors(identifier, today) : {};
  return {
    ...patientErrors(values, today),
    medicare_number: number,
    medicare_reference: reference,
    medicare_expiry: expiry,
    ihi_number: ihi,
  };
}

const text = v.string();

/** A patient's form; whether the suburb is in the postcode, and the card somebody's, is asked as it is saved. */
export const PatientSchema = checkedSchema(
  {
    first_name: text,
    last_name: text,
    dob: text,
    gender: text,
    phone: text,
    address: text,
    suburb: text,
    state: text,
    postcode: v.pipe(v.string(), v.trim()),
    is_pregnant_breastfeeding: text,
    allergies: text,
    conditions: text,
    medication: text,
    identifier: text,
    medicare_number: text,
    medicare_reference: text,
    medicare_expiry: text,
    ihi_number: text,
  },
  (values) => patientValueErrors(values),
);

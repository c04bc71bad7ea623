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

/** Returns the identifier entered in the form; null if the stored one stays. */
export function identifierOf(values: PatientValues): PatientIdentifier | null {
  if (values.identifier === 'unchanged') return null;
  if (values.identifier === 'ihi') return { hasMedicare: false, ihi: values.ihi_number };
  const medicare = {
    number: values.medicare_number,
    reference: values.medicare_reference,
    expiry: values.medicare_expiry,
  };
  return { hasMedicare: true, medicare };
}

/** Returns the current date where the patient lives. */
const todayIn = (state: string, now: Date): string =>
  localDate(now, STATE_TIME_ZONES[isState(state) ? state : DEFAULT_STATE]);

/** Validates the values with the contract's rules; returns the errors by field. */
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

/** Schema of the patient form. The suburb and the Medicare card are verified when the form is saved. */
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

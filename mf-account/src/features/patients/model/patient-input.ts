import { isState, normaliseIhi, normaliseMedicareExpiry, normaliseMedicareNumber } from '@saltbush/contract';
import type { PatientsCreateInput } from '../../../generated/gql/graphql';
import type { PatientValues } from './patient-values';

type Identifiers =
  | 'has_medicare'
  | 'medicare_number'
  | 'medicare_reference'
  | 'medicare_expiry'
  | 'ihi_number';
type Person = Omit<PatientsCreateInput, Identifiers>;

/** Maps validated values to the fields shared by creating and editing. */
function personOf(values: PatientValues): Person {
  const { gender, state } = values;
  if ((gender !== 'female' && gender !== 'male') || !isState(state))
    throw new Error('The patient has not been validated');
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    dob: values.dob,
    gender,
    phone: values.phone,
    address: values.address.trim(),
    suburb: values.suburb.trim(),
    state,
    postcode: values.postcode.trim(),
    is_pregnant_breastfeeding: values.is_pregnant_breastfeeding
      ? values.is_pregnant_breastfeeding === 'yes'
      : null,
    allergies: values.allergies.trim(),
    conditions: values.conditions.trim(),
    medication: values.medication.trim(),
  };
}

/** Returns the Medicare details with Medicare, the IHI without (section 5.g). */
function identifierInput(values: PatientValues) {
  if (values.identifier === 'ihi')
    return { has_medicare: false, ihi_number: normaliseIhi(values.ihi_number) };
  return {
    has_medicare: true,
    medicare_number: normaliseMedicareNumber(values.medicare_number),
    medicare_reference: values.medicare_reference.trim(),
    medicare_expiry: normaliseMedicareExpiry(values.medicare_expiry),
  };
}

/** Maps validated values to the input of `patients_create`. */
export const toCreateInput = (values: PatientValues): PatientsCreateInput => ({
  ...personOf(values),
  ...identifierInput(values),
});

/** Maps validated values to the input of `patients_edit`; unchanged identifiers are omitted. */
export const toEditInput = (uuid: string, values: PatientValues) => ({
  uuid,
  ...personOf(values),
  ...(values.identifier !== 'unchanged' && identifierInput(values)),
});

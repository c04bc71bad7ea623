import { graphql } from '../../../generated/gql';

/** Fields of a patient shown in the form and the list. */
export const PatientDetails = graphql(/* GraphQL */ `
  fragment PatientDetails on Patient {
    uuid
    first_name
    last_name
    dob
    gender
    phone
    address
    suburb
    state
    postcode
    is_pregnant_breastfeeding
    allergies
    conditions
    medication
    hola_ihi_last4
    hola_medicare_last4
    hola_medicare_expiry
    has_address
    has_medicare
  }
`);

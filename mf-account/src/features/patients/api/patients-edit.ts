import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { PatientsEditInput } from '../../../generated/gql/graphql';
import { changeCart } from './change-cart';
import type { Patient } from './patients';
import { renewPatients } from './renew-patients';

const PatientsEditDocument = graphql(/* GraphQL */ `
  mutation PatientsEdit($input: PatientsEditInput!) {
    patients_edit(input: $input) {
      ...PatientDetails
    }
  }
`);

/** Changes a patient; what is left out stays (section 7.f). Rejects with the api's error. */
export async function editPatient(input: PatientsEditInput): Promise<Patient> {
  const { patients_edit } = await request(PatientsEditDocument, { input });
  await renewPatients();
  changeCart();
  return patients_edit;
}

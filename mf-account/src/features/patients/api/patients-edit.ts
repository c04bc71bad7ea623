import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { PatientsEditInput } from '../../../generated/gql/graphql';
import { invalidatePatients } from './invalidate-patients';
import { notifyCart } from './notify-cart';
import type { Patient } from './patients';

const PatientsEditDocument = graphql(/* GraphQL */ `
  mutation PatientsEdit($input: PatientsEditInput!) {
    patients_edit(input: $input) {
      ...PatientDetails
    }
  }
`);

/** Updates a patient; omitted fields stay unchanged (section 7.f). Rejects with the API's error. */
export async function editPatient(input: PatientsEditInput): Promise<Patient> {
  const { patients_edit } = await request(PatientsEditDocument, { input });
  await invalidatePatients();
  notifyCart();
  return patients_edit;
}

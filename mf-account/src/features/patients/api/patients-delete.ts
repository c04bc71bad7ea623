import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import { changeCart } from './change-cart';
import { renewPatients } from './renew-patients';

const PatientsDeleteDocument = graphql(/* GraphQL */ `
  mutation PatientsDelete($input: PatientsDeleteInput!) {
    patients_delete(input: $input) {
      uuid
    }
  }
`);

/** Deletes a patient; lines of the open cart lose them (section 7.f). Rejects with the api's error. */
export async function deletePatient(uuid: string): Promise<void> {
  await request(PatientsDeleteDocument, { input: { uuid } });
  await renewPatients();
  changeCart();
}

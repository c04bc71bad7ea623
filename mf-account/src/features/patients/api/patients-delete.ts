import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import { invalidatePatients } from './invalidate-patients';
import { notifyCart } from './notify-cart';

const PatientsDeleteDocument = graphql(/* GraphQL */ `
  mutation PatientsDelete($input: PatientsDeleteInput!) {
    patients_delete(input: $input) {
      uuid
    }
  }
`);

/** Deletes a patient and removes them from lines of the open cart (section 7.f). Rejects with the API's error. */
export async function deletePatient(uuid: string): Promise<void> {
  await request(PatientsDeleteDocument, { input: { uuid } });
  await invalidatePatients();
  notifyCart();
}

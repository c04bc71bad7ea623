import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';
import type { PatientsCreateInput } from '../../../generated/gql/graphql';
import { invalidatePatients } from './invalidate-patients';
import type { Patient } from './patients';

const PatientsCreateDocument = graphql(/* GraphQL */ `
  mutation PatientsCreate($input: PatientsCreateInput!) {
    patients_create(input: $input) {
      ...PatientDetails
    }
  }
`);

/** Adds a patient to the account (section 7.f). Rejects with the API's error. */
export async function createPatient(input: PatientsCreateInput): Promise<Patient> {
  const { patients_create } = await request(PatientsCreateDocument, { input });
  await invalidatePatients();
  return patients_create;
}

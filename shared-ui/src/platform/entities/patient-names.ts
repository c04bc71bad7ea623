import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../generated/gql';
import type { PatientsNamesQuery } from '../../generated/gql/graphql';
import { patientKeys } from './keys';

export const PatientsNamesDocument = graphql(/* GraphQL */ `
  query PatientsNames {
    patients_names {
      uuid
      first_name
      last_name
    }
  }
`);

/** The identity of a patient of the account. */
export type PatientName = PatientsNamesQuery['patients_names'][number];

/** Query for the names of the account's patients. */
export const patientNamesQuery = () =>
  queryOptions({
    queryKey: patientKeys.names,
    queryFn: async ({ signal }) => (await request(PatientsNamesDocument, {}, { signal })).patients_names,
  });

import { patientKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { JourneyPatientsQuery } from '../../../generated/gql/graphql';

const JourneyPatientsDocument = graphql(/* GraphQL */ `
  query JourneyPatients {
    patients(per_page: 50) {
      data {
        uuid
        first_name
        last_name
        checked_at
      }
    }
  }
`);

/** One of the account's patients, with the time at which the account last said that the record holds. */
export type Patient = JourneyPatientsQuery['patients']['data'][number];

/** Query for the account's patients who can be enrolled. */
export const patientsQuery = () =>
  queryOptions({
    queryKey: viewKey(patientKeys.all, 'mf-journey', 'records'),
    queryFn: async ({ signal }) => (await request(JourneyPatientsDocument, {}, { signal })).patients.data,
    staleTime: 0,
  });

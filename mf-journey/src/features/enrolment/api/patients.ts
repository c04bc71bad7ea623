import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const JourneyPatientsDocument = graphql(/* GraphQL */ `
  query JourneyPatients {
    patients_names {
      uuid
      first_name
      last_name
    }
  }
`);

/** The account's patients, by name. */
export const patientsQuery = () =>
  queryOptions({
    queryKey: ['patients', 'journey'],
    queryFn: async ({ signal }) => (await request(JourneyPatientsDocument, {}, { signal })).patients_names,
    staleTime: 0,
  });

import { request, useSession } from '@saltbush/shared-ui/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const PatientsNamesDocument = graphql(/* GraphQL */ `
  query TelehealthPatientsNames {
    patients_names {
      uuid
    }
  }
`);

/** Whether the account has patients; a guest has none. */
const hasPatientsQuery = () =>
  queryOptions({
    queryKey: ['patients', 'any'],
    queryFn: async ({ signal }) =>
      (await request(PatientsNamesDocument, {}, { signal })).patients_names.length > 0,
  });

/** True once the signed-in shopper is known to have patients. */
export function useHasPatients(): boolean {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return useQuery({ ...hasPatientsQuery(), enabled: isSignedIn }).data ?? false;
}

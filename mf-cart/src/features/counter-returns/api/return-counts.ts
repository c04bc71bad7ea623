import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffReturnCountsDocument = graphql(/* GraphQL */ `
  query StaffReturnCounts {
    staff_return_counts {
      requested
      arrived
    }
  }
`);

const LOOK_MS = 30_000;

/** How many orders have returns that wait. */
export const returnCountsQuery = queryOptions({
  queryKey: ['mf-cart', 'staff-return-counts'] as const,
  queryFn: async ({ signal }) =>
    (await request(StaffReturnCountsDocument, {}, { signal })).staff_return_counts,
  refetchInterval: LOOK_MS,
  // The title tells the count of a tab in the background too.
  refetchIntervalInBackground: true,
});

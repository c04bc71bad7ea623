import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffScriptCountsDocument = graphql(/* GraphQL */ `
  query StaffScriptCounts {
    staff_script_counts {
      arrived
      to_check
      on_file
      awaited
      refused
    }
  }
`);

const LOOK_MS = 30_000;

/** How many orders have scripts that wait. */
export const scriptCountsQuery = queryOptions({
  queryKey: ['mf-cart', 'staff-script-counts'] as const,
  queryFn: async ({ signal }) =>
    (await request(StaffScriptCountsDocument, {}, { signal })).staff_script_counts,
  refetchInterval: LOOK_MS,
  // The title tells the count of a tab in the background too.
  refetchIntervalInBackground: true,
});

import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffProgramChargeCountsDocument = graphql(/* GraphQL */ `
  query StaffProgramChargeCounts {
    staff_program_charge_counts {
      failed
      coming
    }
  }
`);

const LOOK_MS = 30_000;

/** How many charges of programs have failed, and how many are coming. */
export const chargeCountsQuery = queryOptions({
  queryKey: ['mf-journey', 'staff-program-charge-counts'] as const,
  queryFn: async ({ signal }) =>
    (await request(StaffProgramChargeCountsDocument, {}, { signal })).staff_program_charge_counts,
  refetchInterval: LOOK_MS,
  // The title tells the count of a tab in the background too.
  refetchIntervalInBackground: true,
});

import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffAutoDeliveryChargeCountsDocument = graphql(/* GraphQL */ `
  query StaffAutoDeliveryChargeCounts {
    staff_autodelivery_charge_counts {
      failed
      coming
    }
  }
`);

const LOOK_MS = 30_000;

/** How many charges of AutoDeliveries have failed, and how many are coming. */
export const chargeCountsQuery = queryOptions({
  queryKey: ['mf-cart', 'staff-autodelivery-charge-counts'] as const,
  queryFn: async ({ signal }) =>
    (await request(StaffAutoDeliveryChargeCountsDocument, {}, { signal })).staff_autodelivery_charge_counts,
  refetchInterval: LOOK_MS,
  // The title tells the count of a tab in the background too.
  refetchIntervalInBackground: true,
});

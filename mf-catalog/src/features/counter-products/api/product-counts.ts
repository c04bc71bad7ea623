import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const StaffProductCountsDocument = graphql(/* GraphQL */ `
  query StaffProductCounts {
    staff_product_counts {
      low
      out
    }
  }
`);

const LOOK_MS = 60_000;

/** How many products are low or sold out. */
export const productCountsQuery = queryOptions({
  queryKey: ['mf-catalog', 'staff-product-counts'] as const,
  queryFn: async ({ signal }) =>
    (await request(StaffProductCountsDocument, {}, { signal })).staff_product_counts,
  refetchInterval: LOOK_MS,
});

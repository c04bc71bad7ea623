import { orderKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const OrderCountDocument = graphql(/* GraphQL */ `
  query OrderCount {
    previous_orders(per_page: 1) {
      paginatorInfo {
        total
      }
    }
  }
`);

/** The number of orders the signed-in customer has placed. */
export const orderCountQuery = () =>
  queryOptions({
    queryKey: viewKey(orderKeys.all, 'mf-catalog', 'count'),
    queryFn: async ({ signal }) =>
      (await request(OrderCountDocument, {}, { signal })).previous_orders.paginatorInfo.total,
  });

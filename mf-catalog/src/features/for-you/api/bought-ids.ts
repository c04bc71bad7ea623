import { orderKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const BoughtIdsDocument = graphql(/* GraphQL */ `
  query BoughtIds {
    previous_orders(per_page: 10) {
      data {
        items {
          product_id
        }
      }
    }
  }
`);

/** Ids of the products in the account's latest orders, latest first. Only for signed-in shoppers. */
export const boughtIdsQuery = () =>
  queryOptions({
    queryKey: viewKey(orderKeys.all, 'mf-catalog', 'bought-ids'),
    queryFn: async ({ signal }) => {
      const { previous_orders } = await request(BoughtIdsDocument, {}, { signal });
      const ids = previous_orders.data.flatMap(({ items }) => items.map(({ product_id }) => product_id));
      return [...new Set(ids)];
    },
  });

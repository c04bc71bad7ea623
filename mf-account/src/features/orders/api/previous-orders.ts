import { orderKeys, viewKey } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { PreviousOrdersQuery } from '../../../generated/gql/graphql';

const PreviousOrdersDocument = graphql(/* GraphQL */ `
  query PreviousOrders($page: Int!, $per_page: Int!) {
    previous_orders(page: $page, per_page: $per_page) {
      data {
        reference
        created_at
        state
        is_approved
        order_total
        num_items
        shipping_method {
          type
        }
        cnc_location {
          name
        }
        items {
          name
          image_url
        }
      }
      paginatorInfo {
        current_page
        last_page
        per_page
        total
      }
    }
  }
`);

/** A page of orders with its pagination details. */
export type PreviousOrders = PreviousOrdersQuery['previous_orders'];
export type OrderSummary = PreviousOrders['data'][number];

/** A page of the signed-in user's orders, newest first. */
export const previousOrdersQuery = (page: number, perPage = 10) =>
  queryOptions({
    queryKey: viewKey(orderKeys.all, 'mf-account', 'list', page, perPage),
    queryFn: async ({ signal }) =>
      (await request(PreviousOrdersDocument, { page, per_page: perPage }, { signal })).previous_orders,
  });

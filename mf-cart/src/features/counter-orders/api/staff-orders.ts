import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffOrdersQuery } from '../../../generated/gql/graphql';
import type { OrderList } from '../model/order-list';

const StaffOrdersDocument = graphql(/* GraphQL */ `
  query StaffOrders($queue: StaffOrderQueue!, $email: String, $newest: Boolean!, $after: String) {
    staff_orders(queue: $queue, email: $email, newest: $newest, after: $after, first: 50) {
      data {
        reference
        created_at
        state
        first_name
        last_name
        num_items
        order_total
        shipping_method {
          name
        }
        items {
          schedule
        }
      }
      next
    }
  }
`);

export type ListedOrder = StaffOrdersQuery['staff_orders']['data'][number];

/** How often an open queue renews itself. */
const LOOK_MS = 15_000;

/** A page of a queue. */
export const staffOrdersQuery = (list: OrderList) =>
  queryOptions({
    queryKey: ['mf-cart', 'staff-orders', list] as const,
    queryFn: async ({ signal }) => (await request(StaffOrdersDocument, { ...list }, { signal })).staff_orders,
    refetchInterval: LOOK_MS,
  });

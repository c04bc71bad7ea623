import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffOrdersQuery } from '../../../generated/gql/graphql';
import type { OrderList } from '../model/order-list';

const StaffOrdersDocument = graphql(/* GraphQL */ `
  query StaffOrders(
    $queue: StaffOrderQueue
    $email: String
    $name: String
    $phone: String
    $code: String
    $product: String
    $newest: Boolean!
    $after: String
  ) {
    staff_orders(
      queue: $queue
      email: $email
      name: $name
      phone: $phone
      code: $code
      product: $product
      newest: $newest
      after: $after
      first: 50
    ) {
      data {
        reference
        created_at
        state
        is_approved
        first_name
        last_name
        num_items
        order_total
        shipping_method {
          name
        }
        cnc_location {
          ready_by
        }
        items {
          schedule
        }
      }
      claims {
        ...StaffClaimFields
      }
      next
      limited_to
    }
  }
`);

export type ListedOrder = StaffOrdersQuery['staff_orders']['data'][number];

/** How often an open queue renews itself. */
const LOOK_MS = 15_000;

/** What is asked for: a queue, or the orders of all queues that a search finds. */
export const variablesOf = ({ queue, search, newest, after }: OrderList) =>
  search === null ? { queue, newest, after } : { [search.by]: search.words, newest: true, after };

/** A page of a queue, or what a search finds. */
export const staffOrdersQuery = (list: OrderList) =>
  queryOptions({
    queryKey: ['mf-cart', 'staff-orders', variablesOf(list)] as const,
    queryFn: async ({ signal }) =>
      (await request(StaffOrdersDocument, variablesOf(list), { signal })).staff_orders,
    refetchInterval: LOOK_MS,
  });

import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { StaffPickListQuery } from '../../../generated/gql/graphql';

const StaffPickListDocument = graphql(/* GraphQL */ `
  query StaffPickList($after: String) {
    staff_orders(queue: pack, after: $after, first: 50) {
      data {
        reference
        created_at
        state
        shipping_method {
          name
        }
        cnc_location {
          name
          ready_by
        }
        items {
          line
          product_id
          name
          code
          size
          schedule
          is_cold
          quantity
          refunded_quantity
          from_shelf
        }
      }
      next
    }
  }
`);

export type PickedOrder = StaffPickListQuery['staff_orders']['data'][number];

/** How often an open list renews itself. */
const LOOK_MS = 15_000;

/** What a pick list shows, as its address keeps it. */
export interface PickListPlace {
  after: string | null;
}

/** A page of the orders that can be packed, the oldest first. */
export const pickListQuery = ({ after }: PickListPlace) =>
  queryOptions({
    queryKey: ['mf-cart', 'pick-list', after] as const,
    queryFn: async ({ signal }) => (await request(StaffPickListDocument, { after }, { signal })).staff_orders,
    refetchInterval: LOOK_MS,
  });

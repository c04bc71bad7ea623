import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { OrderDetailsFragment } from '../../../generated/gql/graphql';

export const OrderDetailsFragmentDocument = graphql(/* GraphQL */ `
  fragment OrderDetails on Order {
    reference
    created_at
    state
    timeline {
      state
      at
    }
    items {
      product_id
      code
      name
      slug
      image_url
      quantity
      unit_price
      line_total
      gst
      schedule
    }
    item_total
    discount_total
    shipping_total
    order_total
    gst_total
    edr_base_points
    edr_bonus_points
    offer_code
    email
    first_name
    last_name
    shipping_method {
      name
      type
    }
    shipping_address {
      first_name
      last_name
      address_1
      address_2
      suburb
      state
      postcode
    }
    cnc_location {
      name
    }
    delivery_instructions
    tracking {
      carrier
      number
    }
    payment {
      brand
      last4
      status
    }
  }
`);

const OrderDocument = graphql(/* GraphQL */ `
  query Order($reference: String!) {
    order(reference: $reference) {
      ...OrderDetails
    }
  }
`);

export type OrderDetails = OrderDetailsFragment;

/** One of the signed-in user's orders. Fails with "Order not found" for anybody else's. */
export const orderQuery = (reference: string) =>
  queryOptions({
    queryKey: ['orders', 'one', reference],
    queryFn: async ({ signal }) => (await request(OrderDocument, { reference }, { signal })).order ?? null,
  });

import { graphql } from '../../../generated/gql';

/** Fields of an order shown on the order page and in the order lookup. Money in cents. */
export const OrderDetails = graphql(/* GraphQL */ `
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

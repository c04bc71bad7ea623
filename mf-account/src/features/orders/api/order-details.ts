import { graphql } from '../../../generated/gql';

/** Fields of an order shown on the order page and in the order lookup. Money in cents. */
export const OrderDetails = graphql(/* GraphQL */ `
  fragment OrderDetails on Order {
    reference
    created_at
    state
    is_approved
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
      line
      refunded_quantity
      returnable_quantity
    }
    item_total
    discount_total
    discounts {
      kind
      amount
    }
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
      delivery_from
      delivery_to
    }
    shipping_address {
      first_name
      last_name
      address_1
      address_2
      suburb
      state
      postcode
      phone
    }
    cnc_location {
      name
      ready_by
      place {
        address {
          line_1
          line_2
          suburb
          state
          postcode
        }
        phone
        opening_status
        opening_hours {
          day
          hours
        }
      }
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
    refunds {
      id
      at
      reason
      amount
      gst
      points
      is_paid
    }
    refund_total
    can_cancel
    can_set_address
    return_until
    returns {
      code
      state
      at
      received_at
      settled_at
      decline_reason
      can_withdraw
      is_refunded_before
      lines {
        line
        name
        quantity
      }
    }
    scripts {
      line
      name
      kind
      state
      steps {
        state
        at
        reason
      }
    }
    link_token
  }
`);

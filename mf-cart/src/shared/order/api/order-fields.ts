import { graphql } from '../../../generated/gql';

/** Fields of an order shown on the confirmation page. Money in cents. */
export const OrderFields = graphql(/* GraphQL */ `
  fragment OrderFields on Order {
    reference
    created_at
    state
    is_approved
    timeline {
      state
    }
    num_items
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
    first_name
    last_name
    email
    delivery_instructions
    authority_to_leave
    link_token
    items {
      product_id
      name
      slug
      image_url
      quantity
      unit_price
      line_total
      schedule
      frequency
    }
    shipping_method {
      id
      name
      type
      price
      delivery_from
      delivery_to
    }
    planned_autodeliveries {
      frequency
      name
      charged_on
      delivered_on
      changes_until
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
      id
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
    payment {
      brand
      last4
      status
    }
  }
`);

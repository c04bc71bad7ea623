import { graphql } from '../../../generated/gql';

/** Fields shown on the cart page and in the checkout. Money in cents. */
export const CartFields = graphql(/* GraphQL */ `
  fragment CartFields on Cart {
    ...MiniCartFields
    items {
      edr_base_points
      is_same_day_eligible(postcode: $postcode)
    }
    discount_total
    discounts {
      kind
      amount
    }
    non_staff_discount_total
    shipping_total
    gst_total
    requires_login
    requires_questionnaire
    staff_discount_eligible
    staff_discount_value
    edr_base_points
    edr_bonus_points
    authority_to_leave
    delivery_instructions
    cnc_location {
      id
      name
      ready_by
    }
    shipping_first_name
    shipping_last_name
    shipping_address_1
    shipping_address_2
    shipping_phone
    shipping_postcode
    shipping_state
    shipping_suburb
    user_email
    user_first_name
    user_last_name
    offer_code
    refused_offer {
      code
      message
    }
    planned_autodeliveries {
      frequency
      name
      charged_on
      delivered_on
      changes_until
      terms
    }
    offer {
      id
      code
      name
      description
    }
    available_offers {
      id
      code
      name
      description
    }
    postcode
    shipping_method {
      ...ShippingMethodFields
    }
    available_shipping_methods(input: { postcode: $postcode }) {
      ...ShippingMethodFields
    }
  }
`);

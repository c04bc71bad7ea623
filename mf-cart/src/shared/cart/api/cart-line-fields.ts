import { graphql } from '../../../generated/gql';

/** Line fields shown in every view of the cart. Money in cents. */
export const CartLineFields = graphql(/* GraphQL */ `
  fragment CartLineFields on CartItem {
    id
    quantity
    unit_price
    line_total
    price_type
    live_price_type
    frequency
    script_type
    eprescription_token
    is_restricted
    errors {
      code
      message
    }
    patient {
      uuid
      first_name
      last_name
    }
    product {
      id
      code
      name
      slug
      schedule
      is_pharmacy
      is_practitioner
      is_fridge
      is_tga
      booking_type
      requires_prescription
      order_limit
      primary_image {
        url
      }
      brand {
        name
      }
    }
    matched_promotion {
      id
      display_title
      display_info
      met_message
    }
    missed_promotions {
      id
      display_title
      display_info
      unmet_message
    }
  }
`);

import { graphql } from '../../../generated/gql';

/** Fields of a shipping method shown in the cart. Money in cents. */
export const ShippingMethodFields = graphql(/* GraphQL */ `
  fragment ShippingMethodFields on ShippingMethod {
    id
    name
    type
    price
    display_price
    display_info
    cutoff
    delivery_date
    delivery_from
    delivery_to
    locations {
      id
      name
      distance
      readiness {
        ready_by
        text
        items_here
        items
        to_come
      }
      opening_status
      opening_hours {
        day
        hours
      }
      address {
        line_1
        line_2
        suburb
        state
        postcode
      }
    }
  }
`);

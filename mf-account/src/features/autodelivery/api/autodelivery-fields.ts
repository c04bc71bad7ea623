import { graphql } from '../../../generated/gql';

/** Fields of an AutoDelivery shown in the account. Money in cents. */
export const AutoDeliveryFields = graphql(/* GraphQL */ `
  fragment AutoDeliveryFields on AutoDelivery {
    id
    name
    frequency
    status
    last_payment_status
    milestone
    notify_date
    lockin_date
    charge_date
    delivery_date
    expected_arrival {
      delivery_from
      delivery_to
    }
    payment_source_id: stripe_source_id
    shipping_first_name
    shipping_last_name
    shipping_email
    shipping_phone
    shipping_address_1
    shipping_address_2
    shipping_suburb
    shipping_state
    shipping_postcode
    shipping_country
    delivery_instructions
    authority_to_leave
    items {
      id
      one_off
      quantity
      price
      product {
        id
        name
        slug
        primary_image {
          url
        }
      }
      patient {
        uuid
        first_name
        last_name
      }
    }
  }
`);

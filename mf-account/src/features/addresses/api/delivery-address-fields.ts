import { graphql } from '../../../generated/gql';

/** Fields of a delivery address shown in the address book. */
export const DeliveryAddressFields = graphql(/* GraphQL */ `
  fragment DeliveryAddressFields on Address {
    id
    first_name
    last_name
    address_1
    address_2
    suburb
    state
    postcode
    phone
    is_default
  }
`);

import { graphql } from '../../../generated/gql';

/** What the address book shows of each address. */
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

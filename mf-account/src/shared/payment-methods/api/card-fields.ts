import { graphql } from '../../../generated/gql';

/** Fields of a saved card shown in the account. */
export const CardFields = graphql(/* GraphQL */ `
  fragment CardFields on PaymentMethod {
    payment_source_id: stripe_source_id
    brand
    last4
    exp_month
    exp_year
    is_default
  }
`);

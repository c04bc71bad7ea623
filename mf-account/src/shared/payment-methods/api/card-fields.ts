import { graphql } from '../../../generated/gql';

/** What the account shows of a card on file. */
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

import { graphql } from '../../../generated/gql';

/** Fields of a saved payment methodshown in the account. */
export const PaymentMethodFields = graphql(/* GraphQL */ `
  fragment PaymentMethodFields on PaymentMethod {
    payment_source_id: stripe_source_id
    brand
    last4
    exp_month
    exp_year
    is_default
  }
`);

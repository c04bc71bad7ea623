import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const PaymentMethodsAddDocument = graphql(/* GraphQL */ `
  mutation PaymentMethodsAdd($input: PaymentMethodsAddInput!) {
    payment_methods_add(input: $input) {
      payment_methods {
        ...PaymentMethodFields
      }
    }
  }
`);

/** Saves a payment method by its token. Resolves to the updated list. Rejects with the API's error. */
export async function addPaymentMethod(stripe_source_id: string): Promise<PaymentMethod[]> {
  return (await request(PaymentMethodsAddDocument, { input: { stripe_source_id } })).payment_methods_add
    .payment_methods;
}

import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const PaymentMethodsSetDefaultDocument = graphql(/* GraphQL */ `
  mutation PaymentMethodsSetDefault($input: PaymentMethodsSetDefaultInput!) {
    payment_methods_set_default(input: $input) {
      payment_methods {
        ...PaymentMethodFields
      }
    }
  }
`);

/** Makes a payment method the default. Resolves to the updated list. Rejects with the API's error. */
export async function setDefaultPaymentMethod(stripe_source_id: string): Promise<PaymentMethod[]> {
  return (await request(PaymentMethodsSetDefaultDocument, { input: { stripe_source_id } }))
    .payment_methods_set_default.payment_methods;
}

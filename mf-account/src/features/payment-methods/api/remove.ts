import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const PaymentMethodsRemoveDocument = graphql(/* GraphQL */ `
  mutation PaymentMethodsRemove($input: PaymentMethodsRemoveInput!) {
    payment_methods_remove(input: $input) {
      payment_methods {
        ...PaymentMethodFields
      }
    }
  }
`);

/**
 * Removes a payment method; rejected while AutoDeliveries are charged to it. Resolves to the updated list. Rejects with
 * the API's error.
 */
export async function removePaymentMethod(stripe_source_id: string): Promise<PaymentMethod[]> {
  return (await request(PaymentMethodsRemoveDocument, { input: { stripe_source_id } })).payment_methods_remove
    .payment_methods;
}

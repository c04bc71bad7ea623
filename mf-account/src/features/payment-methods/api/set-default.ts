import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const PaymentMethodsSetDefaultDocument = graphql(/* GraphQL */ `
  mutation PaymentMethodsSetDefault($input: PaymentMethodsSetDefaultInput!) {
    payment_methods_set_default(input: $input) {
      payment_methods {
        ...CardFields
      }
    }
  }
`);

/** Makes a card the one that is used when no other is chosen. Answers the cards that there are now. Rejects with the api's error. */
export async function setDefaultCard(stripe_source_id: string): Promise<PaymentMethod[]> {
  return (await request(PaymentMethodsSetDefaultDocument, { input: { stripe_source_id } }))
    .payment_methods_set_default.payment_methods;
}

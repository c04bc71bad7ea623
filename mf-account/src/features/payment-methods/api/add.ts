import type { PaymentMethod } from '@saltbush/shared-ui/entities';
import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const PaymentMethodsAddDocument = graphql(/* GraphQL */ `
  mutation PaymentMethodsAdd($input: PaymentMethodsAddInput!) {
    payment_methods_add(input: $input) {
      payment_methods {
        ...CardFields
      }
    }
  }
`);

/** Saves a card by its token. Resolves to the updated list of cards. Rejects with the API's error. */
export async function addCard(stripe_source_id: string): Promise<PaymentMethod[]> {
  return (await request(PaymentMethodsAddDocument, { input: { stripe_source_id } })).payment_methods_add
    .payment_methods;
}

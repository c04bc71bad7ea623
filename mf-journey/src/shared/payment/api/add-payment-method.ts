import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const JourneyPaymentMethodsAddDocument = graphql(/* GraphQL */ `
  mutation JourneyPaymentMethodsAdd($input: PaymentMethodsAddInput!) {
    payment_methods_add(input: $input) {
      payment_methods {
        payment_source_id: stripe_source_id
      }
    }
  }
`);

/** Saves a payment method to the account by its gateway token. */
export async function addPaymentMethod(stripe_source_id: string): Promise<void> {
  await request(JourneyPaymentMethodsAddDocument, { input: { stripe_source_id } });
}

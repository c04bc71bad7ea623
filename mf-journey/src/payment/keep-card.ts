import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../generated/gql';

const JourneyPaymentMethodsAddDocument = graphql(/* GraphQL */ `
  mutation JourneyPaymentMethodsAdd($input: PaymentMethodsAddInput!) {
    payment_methods_add(input: $input) {
      payment_methods {
        stripe_source_id
      }
    }
  }
`);

const JourneyPaymentMethodsSetDefaultDocument = graphql(/* GraphQL */ `
  mutation JourneyPaymentMethodsSetDefault($input: PaymentMethodsSetDefaultInput!) {
    payment_methods_set_default(input: $input) {
      payment_methods {
        stripe_source_id
      }
    }
  }
`);

/** Keeps a card that the gateway has made a token of, as the default one: the program is charged to that. */
export async function keepCard(stripe_source_id: string): Promise<void> {
  const input = { stripe_source_id };
  await request(JourneyPaymentMethodsAddDocument, { input });
  await request(JourneyPaymentMethodsSetDefaultDocument, { input });
}

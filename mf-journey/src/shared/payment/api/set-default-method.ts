import { request } from '@saltbush/shared-ui/platform';
import { graphql } from '../../../generated/gql';

const JourneyPaymentMethodsSetDefaultDocument = graphql(/* GraphQL */ `
  mutation JourneyPaymentMethodsSetDefault($input: PaymentMethodsSetDefaultInput!) {
    payment_methods_set_default(input: $input) {
      payment_methods {
        payment_source_id: stripe_source_id
      }
    }
  }
`);

/** Makes a saved payment method the default one. */
export async function setDefaultMethod(stripe_source_id: string): Promise<void> {
  await request(JourneyPaymentMethodsSetDefaultDocument, { input: { stripe_source_id } });
}

import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const JourneyPaymentMethodsDocument = graphql(/* GraphQL */ `
  query JourneyPaymentMethods {
    payment_methods {
      stripe_source_id
      brand
      last4
      is_default
    }
    payment_gateway {
      name
      tokens_url
    }
  }
`);

/** The cards on file, the default one first, and the gateway that takes a new one. */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: ['payment-methods', 'journey'],
    queryFn: ({ signal }) => request(JourneyPaymentMethodsDocument, {}, { signal }),
  });

import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';
import type { TelehealthPaymentGatewayQuery } from '../../../generated/gql/graphql';

const TelehealthPaymentGatewayDocument = graphql(/* GraphQL */ `
  query TelehealthPaymentGateway {
    payment_gateway {
      name
      tokens_url
      publishable_key
    }
  }
`);

export type PaymentGateway = TelehealthPaymentGatewayQuery['payment_gateway'];

/** Which gateway takes card data, and where. */
export const paymentGatewayQuery = () =>
  queryOptions({
    queryKey: ['payment-gateway'],
    queryFn: async ({ signal }) =>
      (await request(TelehealthPaymentGatewayDocument, {}, { signal })).payment_gateway,
    staleTime: Number.POSITIVE_INFINITY,
  });

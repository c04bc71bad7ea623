import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../../../generated/gql';

const PaymentGatewayDocument = graphql(/* GraphQL */ `
  query PaymentGateway {
    payment_gateway {
      name
      tokens_url
    }
  }
`);

/** Which gateway takes card data, and where. */
export const paymentGatewayQuery = () =>
  queryOptions({
    queryKey: ['payment-gateway', 'account'],
    queryFn: async ({ signal }) => (await request(PaymentGatewayDocument, {}, { signal })).payment_gateway,
    staleTime: Number.POSITIVE_INFINITY,
  });

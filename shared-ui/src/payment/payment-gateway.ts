import { request } from '@saltbush/shared-ui/platform';
import { queryOptions } from '@tanstack/react-query';
import { graphql } from '../generated/gql';
import type { PaymentGatewayQuery } from '../generated/gql/graphql';

const PaymentGatewayDocument = graphql(/* GraphQL */ `
  query PaymentGateway {
    payment_gateway {
      name
      tokens_url
      wallets {
        id
        name
        sheet_url
      }
    }
  }
`);

export type PaymentGateway = PaymentGatewayQuery['payment_gateway'];

/** A wallet that the gateway offers for single payments. */
export type PaymentWallet = PaymentGateway['wallets'][number];

/** A gateway that currently accepts payment details. */
export type OpenGateway = PaymentGateway & { tokens_url: string };

/** Returns true for a gateway that currently accepts payment details. */
export const isOpen = (gateway: PaymentGateway | undefined): gateway is OpenGateway =>
  Boolean(gateway?.tokens_url);

/** Query for the gateway that accepts card data, and its endpoint. Never stale while the page is open. */
export const paymentGatewayQuery = () =>
  queryOptions({
    queryKey: ['shop', 'payment-gateway'],
    queryFn: async ({ signal }) => (await request(PaymentGatewayDocument, {}, { signal })).payment_gateway,
    staleTime: Number.POSITIVE_INFINITY,
  });

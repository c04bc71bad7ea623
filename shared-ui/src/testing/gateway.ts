import type { RequestHandler } from 'msw';
import { PaymentGatewayDocument } from '../generated/gql/graphql';
import { respondWith } from './responses';

/** Tokenisation endpoint of the embedded gateway. */
export const TOKENS_URL = '/api/gateway/tokens';

/** The embedded gateway as the api returns it. */
export const EMBEDDED_GATEWAY = { name: 'embedded', tokens_url: TOKENS_URL };

/** Mocks an embedded gateway that accepts cards. */
export const mockGateway = (): RequestHandler =>
  respondWith(PaymentGatewayDocument, { payment_gateway: EMBEDDED_GATEWAY });

import type { RequestHandler } from 'msw';
import { PaymentGatewayDocument } from '../generated/gql/graphql';
import { respondWith } from './responses';

/** Tokenisation endpoint of the embedded gateway. */
export const TOKENS_URL = '/api/gateway/tokens';

/** A gateway that accepts cards alone. */
export const EMBEDDED_GATEWAY = { name: 'embedded', tokens_url: TOKENS_URL, wallets: [] };

/** The wallet of the embedded gateway, as the api returns it. */
export const TEST_WALLET = { id: 'test_wallet', name: 'Test wallet', sheet_url: '/api/gateway/wallet' };

/** Mocks an embedded gateway that accepts cards, and wallets. */
export const mockGateway = (wallets: (typeof TEST_WALLET)[] = []): RequestHandler =>
  respondWith(PaymentGatewayDocument, { payment_gateway: { ...EMBEDDED_GATEWAY, wallets } });

import type { RequestHandler } from 'msw';
import { PaymentGatewayDocument } from '../generated/gql/graphql';
import { answer } from './answers';

/** Where the shop's own gateway makes tokens of cards. */
export const TOKENS_URL = '/api/gateway/tokens';

/** The shop's own gateway, as the api tells of it. */
export const EMBEDDED_GATEWAY = { name: 'embedded', tokens_url: TOKENS_URL };

/** Answers that the shop's own gateway takes cards. */
export const answerGateway = (): RequestHandler =>
  answer(PaymentGatewayDocument, { payment_gateway: EMBEDDED_GATEWAY });

import type { CardData } from '@saltbush/contract';
import { jsonRequest } from '@saltbush/shared-ui/platform';

/** The card data that the shop may store. */
export interface CardToken {
  id: string;
  brand: string;
  last4: string;
}

export type CardTokenResult =
  | { ok: true; token: CardToken }
  | { ok: false; message: string; field: 'number' | 'expiry' | 'cvc' | null };

interface GatewayResponse extends Partial<CardToken> {
  message?: string;
  field?: 'number' | 'expiry' | 'cvc';
}

/** Exchanges card data for a token at the gateway. A refusal has the gateway's message and field. */
export async function createCardToken(tokensUrl: string, card: CardData): Promise<CardTokenResult> {
  const { data, success } = await jsonRequest<GatewayResponse>(tokensUrl, { body: card });
  if (success && data?.id && data.brand && data.last4) {
    return { ok: true, token: { id: data.id, brand: data.brand, last4: data.last4 } };
  }
  const message = data?.message ?? 'We can’t reach the payment service right now. Please try again.';
  return { ok: false, message, field: data?.field ?? null };
}

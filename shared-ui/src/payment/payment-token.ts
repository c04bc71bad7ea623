import { jsonRequest } from '@saltbush/shared-ui/platform';

/** The payment details that the shop may store. */
export interface PaymentToken {
  id: string;
  brand: string;
  last4: string;
}

export type PaymentTokenResult =
  | { ok: true; token: PaymentToken }
  /** `field` is the form's field that the message belongs to. */
  | { ok: false; message: string; field: string | null };

interface GatewayResponse extends Partial<PaymentToken> {
  message?: string;
  field?: string;
}

/** Exchanges payment details for a token at the gateway. A refusal has the gateway's message and field. */
export async function createPaymentToken(
  tokensUrl: string,
  details: Readonly<Record<string, unknown>>,
): Promise<PaymentTokenResult> {
  const { data, success } = await jsonRequest<GatewayResponse>(tokensUrl, { body: details });
  if (success && data?.id && data.brand && data.last4) {
    return { ok: true, token: { id: data.id, brand: data.brand, last4: data.last4 } };
  }
  const message = data?.message ?? 'We can’t reach the payment service right now. Please try again.';
  return { ok: false, message, field: data?.field ?? null };
}

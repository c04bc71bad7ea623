import { type PaymentUse, paymentMethodOf, paymentMissing, paymentNotReusable } from '@saltbush/contract';
import { invalidInput } from '../../lib/errors';
import type { PaymentGateway } from '../../payments/gateway';
import { sourceField } from './source-field';

/**
 * Resolves the source that an input pays with. The gateway declines one that it does not know.
 * @param use `later` if the source is also saved and charged again
 * @throws {BusinessError} INVALID_INPUT if there is none, or if its method does not allow the use
 * @throws {PaymentUnavailableError} if the gateway cannot be reached
 */
export async function requireSource(
  { payments }: { payments: PaymentGateway },
  sourceId: string | null | undefined,
  use: PaymentUse,
): Promise<string> {
  if (!sourceId) throw invalidInput(sourceField(paymentMissing()));
  if (use === 'now') return sourceId;
  const details = await payments.details(sourceId);
  const method = details && paymentMethodOf(details.brand);
  if (method && !method.isReusable) throw invalidInput(sourceField(paymentNotReusable(method.label)));
  return sourceId;
}

import { paymentMethodOf, paymentNotReusable } from '@saltbush/contract';
import { BusinessError, invalidInput, notFound } from '../../lib/errors';
import type { PaymentGateway } from '../../payments/gateway';
import type { AuthorisedPayment } from '../../payments/payment';
import type { SavedPaymentMethod } from './saved-methods';
import { sourceField } from './source-field';

declare const proven: unique symbol;

/**
 * A payment method that has paid, or that its bank said it would take charges to: the only type that is saved, so that
 * no account keeps a card that was declined.
 */
export type ProvenMethod = SavedPaymentMethod & { readonly [proven]: true };

/** @returns the method of a source that has just paid */
export const paidMethod = (sourceId: string, { details }: AuthorisedPayment): ProvenMethod =>
  ({ ...sourceField(sourceId), ...details }) as ProvenMethod;

/**
 * Returns the method of a source that its bank has verified.
 * @throws {BusinessError} NOT_FOUND if the gateway does not know it, PAYMENT_DECLINED, INVALID_INPUT for one that cannot be reused
 * @throws {PaymentUnavailableError} if the gateway cannot be reached
 */
export async function verifiedMethod(
  { payments }: { payments: PaymentGateway },
  sourceId: string,
): Promise<ProvenMethod> {
  const answer = await payments.verify(sourceId);
  if (!answer) throw notFound('Payment method');
  if (answer.status === 'declined') throw new BusinessError('PAYMENT_DECLINED', { decline: answer.message });
  const kind = paymentMethodOf(answer.details.brand);
  if (!kind.isReusable) throw invalidInput(sourceField(paymentNotReusable(kind.label)));
  return { ...sourceField(sourceId), ...answer.details } as ProvenMethod;
}

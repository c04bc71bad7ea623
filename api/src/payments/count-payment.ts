import type { BaseContext } from '../lib/context';

/**
 * Counts an attempt to pay, by whom and for what, before the gateway is asked: otherwise a shop tries out stolen cards
 * for whoever has a list of them.
 * @throws {BusinessError} RATE_LIMITED
 */
export async function countPayment(
  { limits, clientAddress }: Pick<BaseContext, 'limits' | 'clientAddress'>,
  purchase: string,
): Promise<void> {
  await limits.count('paymentByPurchase', purchase);
  await limits.count('paymentByAddress', clientAddress);
}

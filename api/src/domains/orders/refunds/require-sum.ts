import { BusinessError } from '../../../lib/errors';

/**
 * Refuses to give back another sum than the one that a page showed.
 * @param amount what goes back to the card now, in cents
 * @param shown undefined where no page showed a sum
 * @throws {BusinessError} REFUND_CHANGED
 */
export function requireSum(amount: number, shown: number | undefined): void {
  if (shown !== undefined && shown !== amount) throw new BusinessError('REFUND_CHANGED', { amount });
}

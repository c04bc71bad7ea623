import { consentWording, FREQUENCIES } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { releaseHeld } from '../../../payments/release-held';
import type { CartView } from '../../cart';
import type { OrdersContext } from '../context';
import { laterCharges } from '../hooks';

interface Agreed {
  /** The wordings that the client has shown and its customer agreed to; null if none. */
  terms: readonly string[] | null;
  orderKey: string;
}

/**
 * Requires that the customer has read and agreed to exactly the later charges that the order of a cart starts (rule
 * consent-09). Gives up the payment that the order's key still holds.
 * @throws {BusinessError} CONSENT_REQUIRED
 */
export async function requireAgreed(
  ctx: OrdersContext,
  view: CartView,
  { terms, orderKey }: Agreed,
): Promise<void> {
  const due = (await ctx.hooks.call(laterCharges, view)).flat().map(consentWording);
  const read = terms?.slice(0, FREQUENCIES.length) ?? [];
  if (due.every((wording) => read.includes(wording))) return;
  await releaseHeld(ctx, orderKey, view.document._id);
  throw new BusinessError('CONSENT_REQUIRED', { reason: read.length > 0 ? 'changed' : 'missing' });
}

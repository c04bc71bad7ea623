import { consentWording, FREQUENCIES } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { releaseHeld } from '../../../payments/release-held';
import type { CartView } from '../../cart';
import type { OrdersContext } from '../context';
import { laterCharges } from '../hooks';

/** The wordings that a client has shown and its customer agreed to; null from releases that send none. */
export type AgreedTerms = readonly string[] | null;

/**
 * Requires that the customer has read and agreed to exactly the later charges that the order of a cart starts (rule
 * consent-12).
 * @throws {BusinessError} CONSENT_REQUIRED
 */
export async function requireAgreed(ctx: OrdersContext, view: CartView, terms: AgreedTerms): Promise<void> {
  const due = (await ctx.hooks.call(laterCharges, view)).flat().map(consentWording);
  const read = terms?.slice(0, FREQUENCIES.length) ?? [];
  if (due.every((wording) => read.includes(wording))) return;
  if (!terms) throw new BusinessError('CONSENT_REQUIRED', { reason: 'outdated' });
  throw new BusinessError('CONSENT_REQUIRED', { reason: read.length > 0 ? 'changed' : 'missing' });
}

/** As `requireAgreed`; gives up the payment that the order's key still holds. @throws {BusinessError} CONSENT_REQUIRED */
export async function requireAgreedOrRelease(
  ctx: OrdersContext,
  view: CartView,
  { terms, orderKey }: { terms: AgreedTerms; orderKey: string },
): Promise<void> {
  try {
    await requireAgreed(ctx, view, terms);
  } catch (error) {
    await releaseHeld(ctx, orderKey, view.document._id);
    throw error;
  }
}

import { MAX_USES_PER_CUSTOMER } from '@saltbush/contract';
import type { OfferDocument } from '../documents';

/** Why a code is no offer, for whoever asks. */
export type NotRunning = 'unknown' | 'ended' | 'used_up';

/** What decides whether an offer runs. */
export type OfferRun = Pick<OfferDocument, 'is_draft' | 'starts_at' | 'end_date' | 'uses' | 'max_uses'>;

/** @returns why an offer does not run at a moment, or null if it does; before it begins, nobody learns that there is one */
export function whyNotRunning(
  { is_draft, starts_at, end_date, uses = 0, max_uses }: OfferRun,
  now: Date,
): NotRunning | null {
  if (is_draft || starts_at > now) return 'unknown';
  if (end_date <= now) return 'ended';
  return uses >= (max_uses ?? Number.POSITIVE_INFINITY) ? 'used_up' : null;
}

/** @returns how many orders of one customer may use an offer, which are no more than can be counted; null for any number */
export function usesOfEach({
  max_uses_per_customer: most,
}: Pick<OfferDocument, 'max_uses_per_customer'>): number | null {
  return typeof most === 'number' ? Math.min(most, MAX_USES_PER_CUSTOMER) : null;
}

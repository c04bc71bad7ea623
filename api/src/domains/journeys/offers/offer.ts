import { randomUUID } from 'node:crypto';
import { OFFER_DAYS } from '@saltbush/contract';
import type { JourneyItemDocument, JourneyOfferDocument, JourneySubscriptionDocument } from '../documents';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes an offer of a practitioner's prescription, open for 14 days (rule consent-03). */
export const newOffer = (items: JourneyItemDocument[], now: Date): JourneyOfferDocument => ({
  id: randomUUID(),
  items,
  made_at: now,
  expires_at: new Date(now.getTime() + OFFER_DAYS * DAY_MS),
});

/** Why an offer can no longer be answered: what has become of it. */
export function offerFate(
  { offer, answered_offer, status }: Pick<JourneySubscriptionDocument, 'offer' | 'answered_offer' | 'status'>,
  id: string,
) {
  if (answered_offer?.id === id) return `offer_${answered_offer.outcome}` as const;
  if (status === 'cancelled') return 'cancelled';
  if (offer?.id === id) return 'offer_expired';
  return offer ? 'offer_replaced' : 'offer_over';
}

/** The answer to an offer, kept so that another page can be told of it. */
export const answered = (id: string, outcome: 'accepted' | 'declined', at: Date) => ({
  offer: null,
  answered_offer: { id, outcome, at },
});

/** Returns the offer that the member can still answer; null if there is none. */
export function openOffer(
  { offer, status }: Pick<JourneySubscriptionDocument, 'offer' | 'status'>,
  now: Date,
): JourneyOfferDocument | null {
  return offer && offer.expires_at > now && status !== 'cancelled' ? offer : null;
}

import type { Db } from 'mongodb';
import { ensureClaimIndexes } from '../../../lib/claims';
import type { OfferDocument } from '../documents';
import { ensureOfferDeskIndexes } from './desk';
import { type NotRunning, usesOfEach, whyNotRunning } from './running-offer';

const offers = (db: Db) => db.collection<OfferDocument>('offers');

/** Creates the indexes of offers and of their uses. */
export async function ensureOfferIndexes(db: Db): Promise<void> {
  await ensureClaimIndexes(db);
  await ensureOfferDeskIndexes(db);
  await offers(db).createIndex({ is_listed: 1, end_date: 1 }, { name: 'listed' });
}

/** What a code comes to: an offer, or why it is none. */
export type FoundOffer = { offer: OfferDocument; refusal: null } | { offer: null; refusal: NotRunning };

/** Finds a currently running offer by its code, ignoring case. */
export async function findRunningOffer(db: Db, code: string, now: Date): Promise<FoundOffer> {
  const offer = await offers(db).findOne({ _id: code.trim().toUpperCase() });
  const refusal = offer ? whyNotRunning(offer, now) : 'unknown';
  return offer && !refusal ? { offer, refusal: null } : { offer: null, refusal: refusal ?? 'unknown' };
}

/** @returns whether an offer, in whatever state, limits the uses of each customer */
export async function limitsCustomers(db: Db, code: string): Promise<boolean> {
  const offer = await offers(db).findOne({ _id: code });
  return offer !== null && usesOfEach(offer) !== null;
}

/** The most offers that a cart lists. */
const MOST_LISTED = 20;

/** Lists the currently running offers that are open to everyone: of too many, those that end first. */
export async function listOffers(db: Db, now: Date): Promise<OfferDocument[]> {
  const listed = await offers(db)
    .find({
      ...{ is_listed: true, is_draft: { $ne: true }, starts_at: { $lte: now }, end_date: { $gt: now } },
      $or: [{ max_uses: null }, { $expr: { $lt: [{ $ifNull: ['$uses', 0] }, '$max_uses'] } }],
    })
    .sort({ end_date: 1 })
    .limit(MOST_LISTED)
    .toArray();
  return listed.sort((a, b) => a.id - b.id);
}

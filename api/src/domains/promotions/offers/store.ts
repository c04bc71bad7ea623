import type { Db } from 'mongodb';
import type { OfferDocument } from '../documents';
import { ensureOfferDeskIndexes } from './desk';

const offers = (db: Db) => db.collection<OfferDocument>('offers');

/** Creates the indexes of offers. */
export async function ensureOfferIndexes(db: Db): Promise<void> {
  await ensureOfferDeskIndexes(db);
  await offers(db).createIndex({ is_listed: 1, end_date: 1 }, { name: 'listed' });
}

const hasBegun = ({ is_draft, starts_at }: OfferDocument, now: Date): boolean =>
  !is_draft && starts_at <= now;

/** @returns whether all uses of an offer are taken */
export const isUsedUp = ({ uses = 0, max_uses }: Pick<OfferDocument, 'uses' | 'max_uses'>): boolean =>
  max_uses !== undefined && uses >= max_uses;

/** What a code comes to: an offer, or why it is none. */
export type FoundOffer =
  | { offer: OfferDocument; refusal: null }
  | { offer: null; refusal: 'unknown' | 'ended' | 'used_up' };

const none = (refusal: Exclude<FoundOffer['refusal'], null>): FoundOffer => ({ offer: null, refusal });

/** Finds a currently running offer by its code, ignoring case. Before it begins, nobody learns that there is one. */
export async function findRunningOffer(db: Db, code: string, now: Date): Promise<FoundOffer> {
  const offer = await offers(db).findOne({ _id: code.trim().toUpperCase() });
  if (!offer || !hasBegun(offer, now)) return none('unknown');
  if (offer.end_date <= now) return none('ended');
  return isUsedUp(offer) ? none('used_up') : { offer, refusal: null };
}

/** Lists the currently running offers that are open to everyone and not used up. */
export async function listOffers(db: Db, now: Date): Promise<OfferDocument[]> {
  const listed = await offers(db)
    .find({ is_listed: true, end_date: { $gt: now } })
    .sort({ end_date: 1 })
    .toArray();
  return listed.filter((offer) => hasBegun(offer, now) && !isUsedUp(offer)).sort((a, b) => a.id - b.id);
}

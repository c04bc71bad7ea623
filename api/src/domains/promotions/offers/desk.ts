import type { ClientSession, Db, UpdateFilter } from 'mongodb';
import { byState, type PromotionPlace, type StateList } from '../desk/by-state';
import { nextId } from '../desk/next-id';
import type { OfferDocument } from '../documents';

const offers = (db: Db) => db.collection<OfferDocument>('offers');

/** Creates the indexes of the counter's lists, and of what its requests make once. */
export async function ensureOfferDeskIndexes(db: Db): Promise<void> {
  await offers(db).createIndexes([
    { key: { id: 1 }, name: 'id', unique: true },
    { key: { is_draft: 1, id: -1 }, name: 'drafts' },
    { key: { end_date: 1, id: 1 }, name: 'end' },
    { key: { request_key: 1 }, name: 'request', unique: true, sparse: true },
  ]);
}

/** Finds an offer in any state by its number. */
export const findOffer = (db: Db, id: number): Promise<OfferDocument | null> => offers(db).findOne({ id });

/** Finds the offer that a request made. */
export const findOfferByRequest = (db: Db, key: string): Promise<OfferDocument | null> =>
  offers(db).findOne({ request_key: key });

/** @returns the place of an offer in a list */
export const placeOfOffer = ({ id, end_date }: OfferDocument): PromotionPlace => [end_date.getTime(), id];

/** Returns the next offers of a state: the latest drafts and ends first, else those that end first. */
export function listOffersByState(db: Db, list: StateList): Promise<OfferDocument[]> {
  const { filter, sort } = byState<OfferDocument>(list, 'id');
  return offers(db).find(filter).sort(sort).limit(list.limit).toArray();
}

/** Returns a number that no offer has had, also none that was discarded. */
export async function nextOfferId(db: Db): Promise<number> {
  const last = await offers(db).findOne({}, { sort: { id: -1 }, projection: { id: 1 } });
  return nextId(db, 'offer_id', last?.id ?? 0);
}

/** Stores a draft. Rejects with a duplicate key if its request was made before, or its code is taken. */
export async function insertOffer(db: Db, draft: OfferDocument, session?: ClientSession): Promise<void> {
  await offers(db).insertOne(draft, { session });
}

/** The version of an offer that was shown, which nobody has changed or published since. */
export interface ShownOffer {
  id: number;
  version: number;
  isDraft: boolean;
}

const shown = ({ id, version, isDraft }: ShownOffer) => ({
  id,
  version: version === 0 ? { $exists: false } : version,
  is_draft: isDraft ? true : { $ne: true },
});

/** Removes the version of a draft that was shown. @returns whether it was still that one */
export async function removeOfferDraft(
  db: Db,
  { id, version }: Pick<ShownOffer, 'id' | 'version'>,
  session?: ClientSession,
): Promise<boolean> {
  const { deletedCount } = await offers(db).deleteOne(shown({ id, version, isDraft: true }), { session });
  return deletedCount === 1;
}

/** What changes of an offer; null takes a limit away. */
export type OfferChange = Partial<
  Omit<OfferDocument, '_id' | 'id' | 'max_uses' | 'max_uses_per_customer'>
> & {
  max_uses?: number | null;
  max_uses_per_customer?: number | null;
};

function updateOf(change: OfferChange): UpdateFilter<OfferDocument> {
  const entries = Object.entries(change);
  const [set, unset] = [
    entries.filter(([, value]) => value !== null),
    entries.filter(([, value]) => value === null),
  ];
  return {
    $set: Object.fromEntries(set),
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map(([name]) => [name, true as const])) }),
    $inc: { version: 1 },
  };
}

/**
 * Changes the version of an offer that was shown, unless more orders use it than it may have afterwards.
 * @returns whether it was still that one
 */
export async function updateOffer(db: Db, offer: ShownOffer, change: OfferChange): Promise<boolean> {
  const { max_uses: most } = change;
  const isEnough =
    typeof most === 'number' ? { $or: [{ uses: { $exists: false } }, { uses: { $lte: most } }] } : {};
  const { matchedCount } = await offers(db).updateOne({ ...shown(offer), ...isEnough }, updateOf(change));
  return matchedCount === 1;
}

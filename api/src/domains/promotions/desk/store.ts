import type { ClientSession, Db } from 'mongodb';
import type { PromotionDocument } from '../documents';
import { nextId } from './next-id';

const promotions = (db: Db) => db.collection<PromotionDocument>('promotions');

/** Creates the indexes of the counter's lists, and of what its requests make once. */
export async function ensureDeskIndexes(db: Db): Promise<void> {
  await promotions(db).createIndexes([
    { key: { is_draft: 1, _id: -1 }, name: 'drafts' },
    { key: { end_date: 1, _id: 1 }, name: 'end' },
    { key: { request_key: 1 }, name: 'request', unique: true, sparse: true },
  ]);
}

/** Finds a promotion in any state. */
export const findPromotion = (
  db: Db,
  id: number,
  session?: ClientSession,
): Promise<PromotionDocument | null> => promotions(db).findOne({ _id: id }, { session });

/** Finds promotions in any state. */
export const findPromotions = (db: Db, ids: readonly number[]): Promise<PromotionDocument[]> =>
  promotions(db)
    .find({ _id: { $in: [...ids] } })
    .toArray();

/** Finds the promotion that a request made. */
export const findByRequest = (db: Db, key: string): Promise<PromotionDocument | null> =>
  promotions(db).findOne({ request_key: key });

/** Returns an id that no promotion has had, also none that was discarded. */
export async function nextPromotionId(db: Db): Promise<number> {
  const last = await promotions(db).findOne({}, { sort: { _id: -1 }, projection: { _id: 1 } });
  return nextId(db, 'promotion_id', last?._id ?? 0);
}

/** Stores a new draft. Rejects with a duplicate key if its request was made before. */
export async function insertDraft(db: Db, draft: PromotionDocument): Promise<void> {
  await promotions(db).insertOne(draft);
}

/** The version of a promotion that was shown, which nobody has changed or published since. */
export interface ShownPromotion {
  id: number;
  version: number;
  isDraft: boolean;
}

const shown = ({ id, version, isDraft }: ShownPromotion) => ({
  _id: id,
  version: version === 0 ? { $exists: false } : version,
  is_draft: isDraft ? true : { $ne: true },
});

/** Changes the version of a promotion that was shown. @returns whether it was still that one */
export async function updatePromotion(
  db: Db,
  promotion: ShownPromotion,
  change: Partial<PromotionDocument>,
  session?: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await promotions(db).updateOne(
    shown(promotion),
    { $set: change, $inc: { version: 1 } },
    { session },
  );
  return matchedCount === 1;
}

/** Removes the version of a draft that was shown. @returns whether it was still that one */
export async function removeDraft(db: Db, id: number, version: number): Promise<boolean> {
  return (await promotions(db).deleteOne(shown({ id, version, isDraft: true }))).deletedCount === 1;
}

import type { PromotionState } from '@saltbush/contract';
import type { Db, Filter } from 'mongodb';
import type { PromotionDocument } from '../documents';

type PromotionFilter = Filter<PromotionDocument>;

const PUBLISHED = { is_draft: { $ne: true } };

const FILTERS: Readonly<Record<PromotionState, (now: Date) => PromotionFilter>> = {
  draft: () => ({ is_draft: true }),
  coming: (now) => ({ ...PUBLISHED, end_date: { $gt: now }, starts_at: { $gt: now } }),
  running: (now) => ({ ...PUBLISHED, end_date: { $gt: now }, starts_at: { $lte: now } }),
  ended: (now) => ({ ...PUBLISHED, end_date: { $lte: now } }),
};

/** Where a list continues: after this end, in milliseconds, and id. Drafts go by their ids alone. */
export type PromotionPlace = [end: number, id: number];

/** @returns the place of a promotion in a list */
export const placeOfPromotion = ({ _id, end_date }: PromotionDocument): PromotionPlace => [
  end_date.getTime(),
  _id,
];

function beyond(state: PromotionState, after: PromotionPlace | null): PromotionFilter {
  if (!after) return {};
  const [end, id] = [new Date(after[0]), after[1]];
  if (state === 'draft') return { _id: { $lt: id } };
  if (state === 'ended') return { $or: [{ end_date: { $lt: end } }, { end_date: end, _id: { $lt: id } }] };
  return { $or: [{ end_date: { $gt: end } }, { end_date: end, _id: { $gt: id } }] };
}

/** Returns the next promotions of a state: the latest drafts and ends first, else those that end first. */
export function listPromotions(
  db: Db,
  {
    state,
    now,
    after,
    limit,
  }: { state: PromotionState; now: Date; after: PromotionPlace | null; limit: number },
): Promise<PromotionDocument[]> {
  const order = state === 'ended' ? -1 : 1;
  return db
    .collection<PromotionDocument>('promotions')
    .find({ ...FILTERS[state](now), ...beyond(state, after) })
    .sort(state === 'draft' ? { _id: -1 } : { end_date: order, _id: order })
    .limit(limit)
    .toArray();
}

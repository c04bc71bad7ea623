import type { Db } from 'mongodb';
import type { PromotionDocument } from '../documents';
import { byState, type PromotionPlace, type StateList } from './by-state';

/** @returns the place of a promotion in a list */
export const placeOfPromotion = ({ _id, end_date }: PromotionDocument): PromotionPlace => [
  end_date.getTime(),
  _id,
];

/** Returns the next promotions of a state: the latest drafts and ends first, else those that end first. */
export function listPromotions(db: Db, list: StateList): Promise<PromotionDocument[]> {
  const { filter, sort } = byState<PromotionDocument>(list, '_id');
  return db.collection<PromotionDocument>('promotions').find(filter).sort(sort).limit(list.limit).toArray();
}

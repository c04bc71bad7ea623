import { bonusPoints, earnsPoints } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { findRunningPromotions } from '../../promotions';
import type { JourneyItemView } from '../subscription-view';

/** Returns the bonus points of what is sent with an order: the products' own, and those of promotions that run. */
export async function orderBonus(db: Db, sent: readonly JourneyItemView[], now: Date): Promise<number> {
  const goods = sent.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
  const earning = goods.filter(({ product }) => earnsPoints(product));
  const ids = earning.flatMap(({ product }) => product.promotion_ids);
  const running = await findRunningPromotions(db, ids, now);
  const terms = running.map(({ _id: id, rule }) => ({ id, rule }));
  return earning.reduce((sum, { product, quantity }) => sum + bonusPoints(product, terms) * quantity, 0);
}

import {
  isBundleInVain,
  PROMOTION_WARNINGS,
  promotionState,
  selectPrice,
  takesOverHalf,
} from '@saltbush/contract';
import type { ProductDocument } from '../../catalogue';
import { findPromotions, type PromotionDocument } from '../../promotions';
import type { StaffContext } from '../context';

const overlaps = (one: PromotionDocument, other: PromotionDocument): boolean =>
  one.starts_at < other.end_date && other.starts_at < one.end_date;

const namesOf = (products: readonly ProductDocument[]): string[] => products.map(({ name }) => name);

async function overlapping(
  { db, clock }: StaffContext,
  promotion: PromotionDocument,
  products: readonly ProductDocument[],
): Promise<string[]> {
  const now = clock.now();
  const ids = new Set(products.flatMap(({ promotion_ids }) => promotion_ids));
  ids.delete(promotion._id);
  if (ids.size === 0) return [];
  const others = (await findPromotions(db, [...ids])).filter((other) => {
    const state = promotionState(other, now);
    return (state === 'coming' || state === 'running') && overlaps(promotion, other);
  });
  return others.map((other) => {
    const shared = products.filter(({ promotion_ids }) => promotion_ids.includes(other._id));
    const isBoth = [promotion, other].some(({ rule }) => rule.kind === 'bonus_points');
    return PROMOTION_WARNINGS[isBoth ? 'both' : 'overlap'](namesOf(shared), other.display_title);
  });
}

const unitPrice = ({ prices }: ProductDocument): number => selectPrice(prices)?.value ?? 0;

/** Returns what staff should look at before a promotion is published, in words; nothing of one that has ended. */
export async function warningsOf(
  ctx: StaffContext,
  promotion: PromotionDocument,
  products: readonly ProductDocument[],
): Promise<string[]> {
  if (promotionState(promotion, ctx.clock.now()) === 'ended') return [];
  const withdrawn = products.filter(({ status }) => status !== 'Active');
  const large = products.filter((product) => takesOverHalf(promotion.rule, unitPrice(product)));
  const inVain = products.filter((product) => isBundleInVain(promotion.rule, unitPrice(product)));
  return [
    ...(await overlapping(ctx, promotion, products)),
    ...(withdrawn.length > 0 ? [PROMOTION_WARNINGS.withdrawn(namesOf(withdrawn))] : []),
    ...(large.length > 0 ? [PROMOTION_WARNINGS.large(namesOf(large))] : []),
    ...(inVain.length > 0 ? [PROMOTION_WARNINGS.inVain(namesOf(inVain))] : []),
  ];
}

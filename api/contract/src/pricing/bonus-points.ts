import type { PromotionTerms } from './promotion-terms';

/** @returns the bonus points of a unit: those of the product, and those of the promotions that run for it */
export function bonusPoints(
  product: { edr_bonus_points: number; promotion_ids: readonly number[] },
  promotions: readonly Pick<PromotionTerms, 'id' | 'rule'>[],
): number {
  const own = promotions.filter(({ id }) => product.promotion_ids.includes(id));
  return own.reduce(
    (points, { rule }) => (rule.kind === 'bonus_points' ? points + rule.points : points),
    product.edr_bonus_points,
  );
}

import type { PromotionTerms } from './promotion-terms';

/** @returns the bonus points of a unit: those of the product, and those that its running promotions add */
export function bonusPoints(
  product: { edr_bonus_points: number; promotion_ids: readonly number[] },
  promotions: readonly Pick<PromotionTerms, 'id' | 'rule' | 'adds_points'>[],
): number {
  const adding = promotions.filter(
    ({ id, adds_points }) => adds_points && product.promotion_ids.includes(id),
  );
  return adding.reduce(
    (points, { rule }) => (rule.kind === 'bonus_points' ? points + rule.points : points),
    product.edr_bonus_points,
  );
}

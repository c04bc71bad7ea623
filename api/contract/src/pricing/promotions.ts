import { assignLines } from './assign-lines';
import { countingSets, sharesIn } from './counting-sets';
import { isMet } from './promotion-discount';
import type { LinePromotion, PromotableLine, PromotionTerms } from './promotion-terms';

export type { LinePromotion, PromotableLine, PromotionRule, PromotionTerms } from './promotion-terms';

function markMissed(
  lines: readonly PromotableLine[],
  promotions: readonly PromotionTerms[],
  results: ReadonlyMap<string, LinePromotion>,
): void {
  for (const promotion of promotions) {
    const eligible = lines.filter(({ promotion_ids }) => promotion_ids.includes(promotion.id));
    for (const set of countingSets(promotion, eligible)) {
      if (isMet(promotion.rule, set)) continue;
      for (const { id } of set) results.get(id)?.missed_ids.push(promotion.id);
    }
  }
}

/**
 * Applies promotions to the lines of a cart; results are by line id. A line takes part in at most one promotion, and the
 * lines are divided among the promotions as it is cheapest for the customer (rule selling-27). A line's promotions
 * whose conditions are not met are `missed_ids` (section 3.b).
 */
export function evaluatePromotions(
  lines: readonly PromotableLine[],
  promotions: readonly PromotionTerms[],
): Map<string, LinePromotion> {
  const results = new Map<string, LinePromotion>(
    lines.map(({ id }) => [id, { discount: 0, matched_id: null, missed_ids: [] }]),
  );
  markMissed(lines, promotions, results);
  for (const [promotion, assigned] of assignLines(lines, promotions)) {
    for (const { line, discount } of sharesIn(promotion, assigned)) {
      const result = results.get(line.id);
      if (result) Object.assign(result, { discount, matched_id: promotion.id });
    }
  }
  return results;
}

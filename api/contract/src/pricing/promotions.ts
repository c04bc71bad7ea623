import { percentOf, spreadDiscount } from '../money';

/** What a promotion does to matching lines. Money in cents. */
export type PromotionRule =
  | { kind: 'buy_n_save_percent'; n: number; percent: number }
  | { kind: 'n_for_price'; n: number; price: number }
  | { kind: 'spend_save'; spend: number; save: number }
  | { kind: 'bonus_points'; points: number };

export interface PromotionTerms {
  id: number;
  rule: PromotionRule;
  /** Whether lines of different products count together. */
  mix_and_match: boolean;
}

/** The properties of a line that promotions depend on. Money in cents. */
export interface PromotableLine {
  id: string;
  product_id: number;
  quantity: number;
  unit_price: number;
  /** Ids of the product's promotions; empty for products that may not be promoted. */
  promotion_ids: readonly number[];
}

export interface LinePromotion {
  discount: number;
  matched_id: number | null;
  missed_ids: number[];
}

const totalOf = (line: PromotableLine) => line.quantity * line.unit_price;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the unit prices of the most expensive units, in descending order. */
function dearestUnits(lines: readonly PromotableLine[], count: number): number[] {
  const units = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.unit_price));
  return units.sort((a, b) => b - a).slice(0, count);
}

/** Returns the discount of a rule on lines that count together; null if its condition is not met. */
function ruleDiscount(rule: PromotionRule, lines: readonly PromotableLine[]): number | null {
  const units = sum(lines.map((line) => line.quantity));
  const total = sum(lines.map(totalOf));
  switch (rule.kind) {
    case 'buy_n_save_percent':
      return units >= rule.n ? percentOf(total, rule.percent) : null;
    case 'n_for_price': {
      const bundles = Math.floor(units / rule.n);
      if (bundles === 0) return null;
      return Math.max(0, sum(dearestUnits(lines, bundles * rule.n)) - bundles * rule.price);
    }
    case 'spend_save':
      return total >= rule.spend ? Math.min(rule.save, total) : null;
    case 'bonus_points':
      // The points are in `edr_bonus_points` of the participating products.
      return 0;
  }
}

/** Returns the sets of lines a promotion counts together: all its lines, or those of each product. */
function countingSets(promotion: PromotionTerms, lines: readonly PromotableLine[]): PromotableLine[][] {
  const taking = lines.filter((line) => line.promotion_ids.includes(promotion.id));
  if (promotion.mix_and_match) return taking.length > 0 ? [taking] : [];
  const byProduct = new Map<number, PromotableLine[]>();
  for (const line of taking) {
    byProduct.set(line.product_id, [...(byProduct.get(line.product_id) ?? []), line]);
  }
  return [...byProduct.values()];
}

interface Candidate {
  promotion: PromotionTerms;
  lines: PromotableLine[];
  discount: number;
}

function apply({ promotion, lines, discount }: Candidate, results: Map<string, LinePromotion>): void {
  const parts = spreadDiscount(discount, lines.map(totalOf));
  lines.forEach((line, index) => {
    const result = results.get(line.id);
    if (!result) return;
    result.matched_id = promotion.id;
    result.discount = parts[index] ?? 0;
  });
}

/**
 * Applies promotions to the lines of a cart; results are by line id. A line takes part in at most one promotion, with
 * larger discounts applied first. A line's promotions whose conditions are not met are `missed_ids` (section 3.b).
 */
export function evaluatePromotions(
  lines: readonly PromotableLine[],
  promotions: readonly PromotionTerms[],
): Map<string, LinePromotion> {
  const results = new Map<string, LinePromotion>(
    lines.map(({ id }) => [id, { discount: 0, matched_id: null, missed_ids: [] }]),
  );
  const met: Candidate[] = [];
  for (const promotion of promotions) {
    for (const set of countingSets(promotion, lines)) {
      const discount = ruleDiscount(promotion.rule, set);
      if (discount !== null) met.push({ promotion, lines: set, discount });
      else for (const line of set) results.get(line.id)?.missed_ids.push(promotion.id);
    }
  }
  met.sort((a, b) => b.discount - a.discount || a.promotion.id - b.promotion.id);
  for (const candidate of met) {
    const free = candidate.lines.filter((line) => results.get(line.id)?.matched_id === null);
    const discount = ruleDiscount(candidate.promotion.rule, free);
    if (free.length > 0 && discount !== null) apply({ ...candidate, lines: free, discount }, results);
  }
  return results;
}

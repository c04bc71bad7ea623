import { type Share, sharesOf } from './promotion-discount';
import type { PromotableLine, PromotionTerms } from './promotion-terms';

/** Returns the sets of lines that a promotion counts together: all of them, or those of each product. */
export function countingSets(
  promotion: PromotionTerms,
  lines: readonly PromotableLine[],
): PromotableLine[][] {
  if (promotion.mix_and_match) return lines.length > 0 ? [[...lines]] : [];
  const byProduct = new Map<number, PromotableLine[]>();
  for (const line of lines) {
    const set = byProduct.get(line.product_id);
    if (set) set.push(line);
    else byProduct.set(line.product_id, [line]);
  }
  return [...byProduct.values()];
}

/** Returns what a promotion gives to lines when no other takes them. */
export const sharesIn = (promotion: PromotionTerms, lines: readonly PromotableLine[]): Share[] =>
  countingSets(promotion, lines).flatMap((set) => sharesOf(promotion.rule, set));

import { percentOf, spreadDiscount } from '../money';
import { bundledAmounts } from './bundle';
import type { PromotableLine, PromotionRule } from './promotion-terms';

/** A line's part in a promotion; its discount in cents. */
export interface Share {
  line: PromotableLine;
  discount: number;
}

const totalOf = (line: PromotableLine) => line.quantity * line.unit_price;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns whether lines that count together meet a rule's condition, whatever they then save. */
export function isMet(rule: PromotionRule, lines: readonly PromotableLine[]): boolean {
  if (rule.kind === 'spend_save') return sum(lines.map(totalOf)) >= rule.spend;
  if (rule.kind === 'bonus_points') return lines.length > 0;
  return sum(lines.map((line) => line.quantity)) >= rule.n;
}

function spread(discount: number, lines: readonly PromotableLine[], amounts: readonly number[]): Share[] {
  const parts = spreadDiscount(discount, amounts);
  return lines.flatMap((line, at) => (amounts[at] ? [{ line, discount: parts[at] ?? 0 }] : []));
}

function bundle(rule: { n: number; price: number }, lines: readonly PromotableLine[]): Share[] {
  const { discount, amounts } = bundledAmounts(rule, lines);
  return spread(discount, lines, amounts);
}

/** Returns the shares of the lines that take part in a promotion when these lines count together; none if it is not met. */
export function sharesOf(rule: PromotionRule, lines: readonly PromotableLine[]): Share[] {
  if (!isMet(rule, lines)) return [];
  const totals = lines.map(totalOf);
  switch (rule.kind) {
    case 'buy_n_save_percent':
      return spread(percentOf(sum(totals), rule.percent), lines, totals);
    case 'n_for_price':
      return bundle(rule, lines);
    case 'spend_save':
      return spread(rule.save, lines, totals);
    case 'bonus_points':
      // The points are those of `bonusPoints`.
      return lines.map((line) => ({ line, discount: 0 }));
  }
}

import { describe, expect, it } from 'vitest';
import { type Bundled, bundledAmounts } from './bundle';
import { evaluatePromotions, type PromotableLine, type PromotionTerms } from './promotions';

/** The rule in its words: the dearest units, one bundle after another. */
function oneByOne(
  n: number,
  price: number,
  lines: readonly { quantity: number; unit_price: number }[],
): Bundled {
  const units = lines
    .flatMap((line, at) => Array.from({ length: line.quantity }, () => ({ at, price: line.unit_price })))
    .sort((a, b) => b.price - a.price);
  const bundled: Bundled = { discount: 0, amounts: lines.map(() => 0) };
  for (let first = 0; first + n <= units.length; first += n) {
    const taken = units.slice(first, first + n);
    const saved = taken.reduce((sum, unit) => sum + unit.price, 0) - price;
    if (saved <= 0) break;
    bundled.discount += saved;
    for (const unit of taken) bundled.amounts[unit.at] = (bundled.amounts[unit.at] ?? 0) + unit.price;
  }
  return bundled;
}

describe('bundles', () => {
  it('are those of the units one by one, in carts of every shape', () => {
    for (let seed = 0; seed < 3000; seed += 1) {
      const number = (place: number, limit: number) => (seed * 7919 + place * 104_729 + seed * place) % limit;
      const n = 1 + number(1, 5);
      const price = n * number(2, 900);
      const lines = Array.from({ length: number(3, 6) }, (_, at) => ({
        quantity: 1 + number(4 + at, 9),
        unit_price: number(14 + at, 1000),
      }));
      expect({ n, price, lines, ...bundledAmounts({ n, price }, lines) }).toEqual({
        n,
        price,
        lines,
        ...oneByOne(n, price, lines),
      });
    }
  });

  it('of two promotions are divided in a cart as full as it can be', () => {
    const promotions = [2, 3].map(
      (n): PromotionTerms => ({
        id: n,
        rule: { kind: 'n_for_price', n, price: n * 700 },
        mix_and_match: true,
      }),
    );
    const lines = Array.from(
      { length: 200 },
      (_, at): PromotableLine => ({
        id: `line ${at}`,
        product_id: at,
        quantity: 999,
        unit_price: 800 + at,
        promotion_ids: [2, 3],
      }),
    );
    // Unit by unit this takes minutes.
    const results = [...evaluatePromotions(lines, promotions).values()];
    expect(results.every(({ discount }) => discount > 0)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { evaluatePromotions, type PromotableLine, type PromotionTerms } from './promotions';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const saved = (lines: readonly PromotableLine[], promotions: readonly PromotionTerms[]) =>
  sum([...evaluatePromotions(lines, promotions).values()].map(({ discount }) => discount));

const line = (id: string, quantity: number, unit_price: number, promotion_ids = [1]): PromotableLine => ({
  id,
  product_id: id.charCodeAt(0),
  quantity,
  unit_price,
  promotion_ids,
});
const THREE_FOR_20: PromotionTerms = {
  id: 1,
  rule: { kind: 'n_for_price', n: 3, price: 2000 },
  mix_and_match: true,
};

describe('a bundle for a price', () => {
  it('takes the dearest units and leaves out those that are cheaper by themselves [selling-27]', () => {
    const results = evaluatePromotions([line('a', 3, 6999), line('b', 3, 495)], [THREE_FOR_20]);
    expect([...results.values()]).toEqual([
      { discount: 3 * 6999 - 2000, matched_id: 1, missed_ids: [] },
      { discount: 0, matched_id: null, missed_ids: [] },
    ]);
  });

  it('is not made, and not claimed, where it would cost more [selling-27]', () => {
    const results = evaluatePromotions([line('a', 3, 495)], [THREE_FOR_20]);
    expect([...results.values()]).toEqual([{ discount: 0, matched_id: null, missed_ids: [] }]);
  });

  it('is missed by lines that are too few', () => {
    const [result] = evaluatePromotions([line('a', 2, 4950)], [THREE_FOR_20]).values();
    expect(result).toEqual({ discount: 0, matched_id: null, missed_ids: [1] });
  });
});

/** Pseudo-random integers below `limit`, the same in each run. */
function integers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function anyPromotion(below: (limit: number) => number, id: number): PromotionTerms {
  const mix_and_match = below(2) === 0;
  const kind = below(4);
  if (kind === 0)
    return {
      id,
      mix_and_match,
      rule: { kind: 'buy_n_save_percent', n: 1 + below(3), percent: 1 + below(50) },
    };
  if (kind === 1)
    return { id, mix_and_match, rule: { kind: 'n_for_price', n: 2 + below(2), price: below(4000) } };
  if (kind === 2)
    return { id, mix_and_match, rule: { kind: 'spend_save', spend: below(5000), save: below(2000) } };
  return { id, mix_and_match, rule: { kind: 'bonus_points', points: 100 } };
}

function anyCart(below: (limit: number) => number): [PromotableLine[], PromotionTerms[]] {
  const promotions = [1, 2].map((id) => anyPromotion(below, id));
  const lines = ['a', 'b', 'c'].map((id) => ({
    ...line(id, 1 + below(2), 1 + below(3000), [[1], [2], [1, 2], []][below(4)]),
    product_id: below(2),
  }));
  return [lines, promotions];
}

/** Every way to take none, one or more of the values. */
function subsets<Value>([first, ...rest]: readonly Value[]): Value[][] {
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((some) => [first, ...some])];
}

/** The most that lines counted together save, found by trying every choice of units. */
function oracleDiscount({ rule }: PromotionTerms, lines: readonly PromotableLine[]): number {
  const units = lines.flatMap(({ quantity, unit_price }) => Array<number>(quantity).fill(unit_price));
  const total = sum(units);
  if (rule.kind === 'bonus_points') return 0;
  if (rule.kind === 'spend_save') return total >= rule.spend ? Math.min(rule.save, total) : 0;
  if (rule.kind === 'buy_n_save_percent')
    return units.length >= rule.n ? Math.round((total * rule.percent) / 100) : 0;
  const bundled = subsets(units).filter(({ length }) => length % rule.n === 0);
  return Math.max(...bundled.map((some) => sum(some) - (some.length / rule.n) * rule.price));
}

/** The most that a cart saves, found by giving each line to each of its promotions and to none. */
function oracle(lines: readonly PromotableLine[], promotions: readonly PromotionTerms[]): number {
  const divide = (rest: readonly PromotableLine[], taken: ReadonlyMap<number, PromotableLine[]>): number => {
    const [first, ...others] = rest;
    if (first) {
      const options = [null, ...first.promotion_ids].map((id) =>
        divide(others, id === null ? taken : new Map(taken).set(id, [...(taken.get(id) ?? []), first])),
      );
      return Math.max(...options);
    }
    return sum(
      promotions.map((promotion) => {
        const own = taken.get(promotion.id) ?? [];
        if (promotion.mix_and_match) return oracleDiscount(promotion, own);
        const products = [...new Set(own.map(({ product_id }) => product_id))];
        return sum(
          products.map((id) =>
            oracleDiscount(
              promotion,
              own.filter((l) => l.product_id === id),
            ),
          ),
        );
      }),
    );
  };
  return divide(lines, new Map());
}

describe('promotions of any cart', () => {
  it('save as much as the best of all readings [selling-27]', () => {
    const below = integers(20);
    const wrong = Array.from({ length: 1000 }, () => anyCart(below)).filter(
      ([lines, promotions]) => saved(lines, promotions) !== oracle(lines, promotions),
    );
    expect(wrong).toEqual([]);
  });

  it('never save more than a line costs, nor give a line two promotions [selling-27]', () => {
    const below = integers(7);
    for (let carts = 0; carts < 200; carts += 1) {
      const [lines, promotions] = anyCart(below);
      const results = evaluatePromotions(lines, promotions);
      for (const { id, quantity, unit_price, promotion_ids } of lines) {
        const { discount = -1, matched_id = null } = results.get(id) ?? {};
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(quantity * unit_price);
        if (matched_id !== null) expect(promotion_ids).toContain(matched_id);
      }
    }
  });

  it('are divided in a cart with more lines than can be compared, and still save more than none', () => {
    const below = integers(3);
    const promotions = [1, 2].map((id) => ({ ...THREE_FOR_20, id }));
    const lines = Array.from({ length: 30 }, (_, at) => ({
      ...line(`line ${at}`, 1 + below(3), 900 + below(3000), [1, 2]),
      product_id: at,
    }));
    expect(saved(lines, promotions)).toBeGreaterThan(0);
  });
});

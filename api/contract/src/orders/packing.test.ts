import { describe, expect, it } from 'vitest';
import {
  isAllChecked,
  nextToCheck,
  type PackableOrder,
  packingLines,
  surplusOf,
  unitsToCheck,
} from './packing';
import { unitsLeft } from './refund-plan';

/** Pseudo-random integers below `limit`, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const checked = (order: PackableOrder, line: number): PackableOrder => ({
  ...order,
  packing: { checks: [...(order.packing?.checks ?? []), { line }] },
});
const refunded = (order: PackableOrder, line: number, quantity: number): PackableOrder => ({
  ...order,
  refunds: [...(order.refunds ?? []), { lines: [{ line, quantity }] }],
});
/** Counts a pack of one of some lines, as the api does; an order in which it is one too many stays as it is. */
function scan(order: PackableOrder, numbersOfLines: readonly number[]): PackableOrder {
  const lines = packingLines(order).filter(({ line }) => numbersOfLines.includes(line));
  const next = nextToCheck(lines);
  return next ? checked(order, next.line) : order;
}

function randomOrder(below: (limit: number) => number): PackableOrder {
  // Product 0 is a fee; of the others, two lines can be of one product.
  const items = Array.from({ length: 1 + below(5) }, () => ({
    product_id: below(4),
    quantity: 1 + below(4),
  }));
  return { items };
}
const linesOf = ({ items }: PackableOrder, product: number): number[] =>
  items.flatMap(({ product_id }, index) => (product_id === product ? [index + 1] : []));

describe('checking the units of an order [selling-40]', () => {
  it('never counts more than is to be sent, whatever is scanned and refunded in 3,000 orders', () => {
    for (let seed = 1; seed <= 3000; seed += 1) {
      const below = numbers(seed);
      let order = randomOrder(below);
      for (let step = below(25); step > 0; step -= 1) {
        if (below(6) === 0) {
          const line = 1 + below(order.items.length);
          const left = unitsLeft(order)[line - 1] ?? 0;
          const surplus = packingLines(order).find((one) => one.line === line)?.checked ?? 0;
          // What lies in the parcel is not refunded here: the next test does that.
          if (left > surplus) order = refunded(order, line, 1);
        } else order = scan(order, linesOf(order, below(4)));
        expect([seed, surplusOf(packingLines(order))]).toEqual([seed, undefined]);
      }
    }
  });

  it('ends when every unit of the goods was scanned, in any order, and not before', () => {
    for (let seed = 1; seed <= 1000; seed += 1) {
      const below = numbers(seed);
      let order = randomOrder(below);
      const packs = order.items.flatMap(({ product_id, quantity }) =>
        product_id === 0 ? [] : Array.from({ length: quantity }, () => product_id),
      );
      for (let left = packs.length; left > 0; left -= 1) {
        expect([seed, unitsToCheck(packingLines(order)), isAllChecked(packingLines(order))]).toEqual([
          seed,
          left,
          false,
        ]);
        const [product = 0] = packs.splice(below(packs.length), 1);
        order = scan(order, linesOf(order, product));
      }
      expect([seed, isAllChecked(packingLines(order))]).toEqual([seed, true]);
    }
  });

  it('is not done while a unit that was refunded lies in the parcel', () => {
    const order = { items: [{ product_id: 1, quantity: 2 }] };
    const full = checked(checked(order, 1), 1);
    expect(isAllChecked(packingLines(full))).toBe(true);
    for (const quantity of [1, 2]) {
      const lines = packingLines(refunded(full, 1, quantity));
      expect([isAllChecked(lines), surplusOf(lines)?.line]).toEqual([false, 1]);
    }
  });

  it('needs nothing of refused lines and fees', () => {
    const items = [
      { product_id: 1, quantity: 1 },
      { product_id: 2, quantity: 3 },
      { product_id: 0, quantity: 1 },
    ];
    const order = refunded({ items }, 2, 3);
    expect(packingLines(order)).toEqual([{ line: 1, units: 1, checked: 0 }]);
    expect(isAllChecked(packingLines(checked(order, 1)))).toBe(true);
  });
});

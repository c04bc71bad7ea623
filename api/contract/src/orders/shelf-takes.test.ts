import { describe, expect, it } from 'vitest';
import { givenBack, picksOf, takesFromShelf } from './shelf-takes';

/** Numbers from 0 on, the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const CASES = Array.from({ length: 300 }, (_, seed) => seed + 1);

describe('what a shelf gives', () => {
  it('is what is there, line by line', () => {
    const lines = [
      { product_id: 1, quantity: 2 },
      { product_id: 2, quantity: 1 },
      { product_id: 1, quantity: 2 },
    ];
    expect(takesFromShelf(lines, new Map([[1, 3]]))).toEqual([2, 0, 1]);
    expect(takesFromShelf(lines, new Map())).toEqual([0, 0, 0]);
    expect(takesFromShelf(lines, new Map([[1, -4]]))).toEqual([0, 0, 0]);
  });

  it('is never more than the line asks for or the shelf has [shelves-02]', () => {
    for (const seed of CASES) {
      const random = randomFrom(seed);
      const lines = Array.from({ length: 1 + random(6) }, () => ({
        product_id: random(3),
        quantity: 1 + random(5),
      }));
      const onShelf = new Map([0, 1, 2].map((id) => [id, random(9)]));
      const takes = takesFromShelf(lines, onShelf);
      takes.forEach((taken, index) => {
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(lines[index]?.quantity ?? 0);
      });
      for (const [id, there] of onShelf) {
        const asked = sum(lines.flatMap((line) => (line.product_id === id ? [line.quantity] : [])));
        const taken = sum(takes.filter((_, index) => lines[index]?.product_id === id));
        expect(taken).toBe(Math.min(asked, there));
      }
    }
  });
});

describe('what is given back', () => {
  it('goes to the central stock first, and to it alone for orders of earlier releases', () => {
    expect(givenBack({ quantity: 3, from_shelf: 2 }, 3, 2)).toEqual({ shelf: 1, central: 1 });
    expect(givenBack({ quantity: 3, from_shelf: 2 }, 1, 1)).toEqual({ shelf: 1, central: 0 });
    expect(givenBack({ quantity: 3 }, 3, 3)).toEqual({ shelf: 0, central: 3 });
  });

  it('adds up to what was taken, and what is left to pick is the rest, in any steps [shelves-04]', () => {
    for (const seed of CASES) {
      const random = randomFrom(seed);
      const quantity = 1 + random(8);
      const line = { quantity, from_shelf: random(quantity + 1) };
      const back = { shelf: 0, central: 0 };
      for (let left = quantity; left > 0; ) {
        const units = 1 + random(left);
        const part = givenBack(line, left, units);
        expect(part.shelf).toBeGreaterThanOrEqual(0);
        expect(part.central).toBeGreaterThanOrEqual(0);
        back.shelf += part.shelf;
        back.central += part.central;
        left -= units;
        const picks = picksOf(line, left);
        expect(picks.shelf + back.shelf).toBe(line.from_shelf);
        expect(picks.central + back.central).toBe(quantity - line.from_shelf);
      }
    }
  });
});

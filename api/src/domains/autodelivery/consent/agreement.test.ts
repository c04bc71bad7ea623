import { describe, expect, it } from 'vitest';
import { type Random, randomFor } from '../../../../seed/lib/random';
import { item } from '../../../../test/shop/due-delivery';
import { agreesAnew, covers, isCovered } from './agreement';

type Units = [product: number, quantity: number][];

const sent = (units: Units, frequency: '2W' | '4W' = '4W') => ({
  status: 'active' as const,
  frequency,
  items: units.map(([product, quantity]) => item(product, { quantity })),
});

const upTo = (random: Random, most: number) => 1 + Math.floor(random() * most);

/** Up to nine products with up to fifty units each. */
const contents = (random: Random): Units =>
  Array.from({ length: upTo(random, 9) }, (_, index) => [index + 1, upTo(random, 50)]);

describe('what a consent to an AutoDelivery covers [consent-15]', () => {
  it('is what is sent, and whatever is left of it', () => {
    const random = randomFor('covered');
    for (let run = 0; run < 500; run += 1) {
      const units = contents(random);
      const fewer = units
        .filter(() => random() < 0.5)
        .map(([product, quantity]): Units[number] => [product, upTo(random, quantity)]);
      expect(isCovered(sent(units), covers(sent(units)))).toBe(true);
      expect(isCovered(sent(fewer), covers(sent(units)))).toBe(true);
    }
  });

  it('is no unit, product or delivery more', () => {
    const random = randomFor('beyond');
    for (let run = 0; run < 500; run += 1) {
      const units = contents(random);
      const agreed = covers(sent(units));
      const raised = Math.floor(random() * units.length);
      const more = units.map(([product, quantity], index): Units[number] => [
        product,
        index === raised ? quantity + 1 : quantity,
      ]);
      expect(isCovered(sent(more), agreed)).toBe(false);
      expect(isCovered(sent([...units, [10, 1]]), agreed)).toBe(false);
      expect(isCovered(sent(units, '2W'), agreed)).toBe(false);
    }
  });

  it('is once what comes once', () => {
    const once = { ...sent([]), items: [item(1, { quantity: 3, one_off: true })] };
    expect(isCovered(sent([[1, 3]]), covers(once))).toBe(false);
    expect(isCovered(once, covers(sent([[1, 3]])))).toBe(true);
    expect(agreesAnew(once, sent([[1, 3]]))).toBe(true);
  });

  it('adds up equal products, in whichever order they stand', () => {
    const agreed = covers(sent([[1, 3]]));
    const twice = (quantity: number): Units => [
      [1, 1],
      [1, quantity],
    ];
    expect(isCovered(sent(twice(2)), agreed)).toBe(true);
    expect(isCovered(sent(twice(3)), agreed)).toBe(false);
    const pair: Units = [
      [1, 1],
      [2, 1],
    ];
    expect(agreesAnew(sent(pair), sent(pair.toReversed()))).toBe(false);
  });
});

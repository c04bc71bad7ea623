import { describe, expect, it } from 'vitest';
import { addBins, BIN_ENDS, type Bins, binOf, countAbove, quantileOf, totalOf } from './bins';

const collect = (values: readonly number[]): Bins =>
  values.map((value) => ({ [binOf(value)]: 1 })).reduce<Bins>(addBins, {});

describe('bins of measurements', () => {
  it('put every value into the bin whose end it does not exceed', () => {
    for (let value = 0; value < 100_000; value = value * 1.07 + 1) {
      const bin = binOf(value);
      expect(value).toBeLessThanOrEqual(BIN_ENDS[bin] ?? Number.POSITIVE_INFINITY);
      expect(value).toBeGreaterThan(BIN_ENDS[bin - 1] ?? -1);
    }
  });

  it('tell a quantile to 15 %', () => {
    const values = Array.from({ length: 1000 }, (_, index) => 100 + index * 3);
    for (const share of [0.1, 0.5, 0.75, 0.95]) {
      const exact = values[Math.ceil(share * values.length) - 1] as number;
      const found = quantileOf(collect(values), share) as number;
      expect(Math.abs(found / exact - 1)).toBeLessThan(0.15);
    }
    expect(quantileOf({}, 0.75)).toBeNull();
    expect(quantileOf(collect([900_000]), 0.75)).toBe(BIN_ENDS.at(-1));
  });

  it('count what is above a bin', () => {
    const bins = collect([20, 200, 2000, 2000]);
    expect(totalOf(bins)).toBe(4);
    expect(countAbove(bins, binOf(200))).toBe(2);
    expect(countAbove(bins, binOf(20))).toBe(3);
  });
});

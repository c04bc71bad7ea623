import { describe, expect, it } from 'vitest';
import { percentile } from './percentile';

const HUNDRED = Array.from({ length: 100 }, (_value, at) => 100 - at);

describe('percentile', () => {
  it('returns the value that the given share does not exceed', () => {
    expect(percentile(HUNDRED, 0.5)).toBe(50);
    expect(percentile(HUNDRED, 0.99)).toBe(99);
    expect(percentile(HUNDRED, 1)).toBe(100);
  });

  it('always returns a measured value', () => {
    expect(percentile([7], 0.5)).toBe(7);
    expect(percentile([7], 0)).toBe(7);
    expect(percentile([1, 9], 0.99)).toBe(9);
  });

  it('does not reorder the values', () => {
    const values = [3, 1, 2];
    percentile(values, 0.5);
    expect(values).toEqual([3, 1, 2]);
  });

  it('throws for an empty list', () => {
    expect(() => percentile([], 0.5)).toThrow('Nothing was measured');
  });
});

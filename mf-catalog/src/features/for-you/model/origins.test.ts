import { describe, expect, it } from 'vitest';
import { originsOf } from './origins';

const ids = (letter: string, count: number) => Array.from({ length: count }, (_, index) => letter + index);

describe('the products that suggestions are based on', () => {
  it('are the latest of each kind, at most ten', () => {
    const history = { saved: ids('s', 9), bought: ids('b', 9), viewed: ids('v', 20) };
    expect(originsOf(history)).toEqual(['s0', 's1', 's2', 's3', 'b0', 'b1', 'b2', 'v0', 'v1', 'v2']);
  });

  it('fill up with one kind where the others have few, and name no product twice', () => {
    expect(originsOf({ saved: ids('s', 6), bought: ['s0', 'b0'], viewed: ['b0'] })).toEqual([
      ...['s0', 's1', 's2', 's3', 'b0'],
      ...['s4', 's5'],
    ]);
    expect(originsOf({ saved: [], bought: [], viewed: [] })).toEqual([]);
  });
});

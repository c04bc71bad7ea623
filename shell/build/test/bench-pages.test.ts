import { describe, expect, it } from 'vitest';
import {
  blockingTime,
  layoutShift,
  median,
  reactCopies,
  serialRounds,
  type TracedRequest,
} from '../../../e2e/bench/figures';

const request = (begun: number, ended: number | null): TracedRequest => ({
  url: '/',
  isScript: false,
  bytes: 0,
  begun,
  ended,
});

describe('median', () => {
  it('is the middle, or between the two in the middle', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([10, 40, 20, 30])).toBe(25);
    expect(() => median([])).toThrow('Nothing was measured');
  });
});

describe('blockingTime', () => {
  it('counts what is over 50 ms of each task', () => {
    expect(
      blockingTime(
        [
          [1000, 80],
          [1200, 50],
          [1300, 250],
        ],
        900,
      ),
    ).toBe(230);
  });

  it('leaves out what had ended at the first paint', () => {
    expect(
      blockingTime(
        [
          [100, 300],
          [350, 100],
        ],
        400,
      ),
    ).toBe(50);
  });
});

describe('layoutShift', () => {
  it('sums a burst and takes the worst one', () => {
    expect(
      layoutShift([
        [0, 0.1],
        [500, 0.1],
        [3000, 0.15],
      ]),
    ).toBeCloseTo(0.2);
  });

  it('begins a new burst after five seconds without a gap', () => {
    const shifts = Array.from({ length: 8 }, (_shift, at): [number, number] => [at * 900, 0.01]);
    expect(layoutShift(shifts)).toBeCloseTo(0.06);
  });

  it('is nothing for a page that stands still', () => {
    expect(layoutShift([])).toBe(0);
  });
});

describe('serialRounds', () => {
  it('counts requests that wait for each other, not those side by side', () => {
    const chain = [
      request(0, 100),
      request(100, 200),
      request(110, 190),
      request(105, 210),
      request(215, 300),
    ];
    expect(serialRounds(chain, 400)).toBe(3);
  });

  it('leaves out what came after the largest paint, and what never ended', () => {
    expect(serialRounds([request(0, 100), request(100, null), request(120, 500)], 400)).toBe(1);
  });

  it('takes a request that ended just after the paint as before it', () => {
    expect(serialRounds([request(0, 100), request(110, 420)], 400)).toBe(2);
  });
});

describe('reactCopies', () => {
  const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

  it('counts definitions, not uses', () => {
    expect(reactCopies([`t.${internals}=N,e.x=r.${internals},1`, `var c=a.${internals};`])).toBe(1);
    expect(reactCopies([`t.${internals}=N`, `exports.${internals} = S`])).toBe(2);
    expect(reactCopies(['no library here', `a.${internals}==b`])).toBe(0);
  });
});

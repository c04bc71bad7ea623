import { describe, expect, it } from 'vitest';
import {
  blockingTime,
  layoutShift,
  median,
  reactCopies,
  serialRounds,
  type TracedRequest,
} from '../../../e2e/bench/figures';

const request = (started: number, ended: number | null): TracedRequest => ({
  url: '/',
  isScript: false,
  bytes: 0,
  started,
  ended,
});

describe('median', () => {
  it('returns the middle value, or the mean of the middle two', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([10, 40, 20, 30])).toBe(25);
    expect(() => median([])).toThrow('Nothing was measured');
  });
});

describe('blockingTime', () => {
  it('sums the time beyond 50 ms of each task', () => {
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

  it('ignores time before the first paint', () => {
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
  it('returns the largest sum of a burst', () => {
    expect(
      layoutShift([
        [0, 0.1],
        [500, 0.1],
        [3000, 0.15],
      ]),
    ).toBeCloseTo(0.2);
  });

  it('starts a new burst after five seconds, even without a gap', () => {
    const shifts = Array.from({ length: 8 }, (_shift, at): [number, number] => [at * 900, 0.01]);
    expect(layoutShift(shifts)).toBeCloseTo(0.06);
  });

  it('returns zero for a stable page', () => {
    expect(layoutShift([])).toBe(0);
  });
});

describe('serialRounds', () => {
  it('counts requests that wait for each other, not concurrent ones', () => {
    const chain = [
      request(0, 100),
      request(100, 200),
      request(110, 190),
      request(105, 210),
      request(215, 300),
    ];
    expect(serialRounds(chain, 400)).toBe(3);
  });

  it('ignores requests after the largest paint, and unfinished ones', () => {
    expect(serialRounds([request(0, 100), request(100, null), request(120, 500)], 400)).toBe(1);
  });

  it('includes a request that ended just after the paint', () => {
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

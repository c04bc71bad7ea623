import { describe, expect, it } from 'vitest';
import { createBackOff } from '../../commands/supervisor/back-off';

describe('the wait before a restart', () => {
  it('doubles with each failure up to the longest, and starts over after a steady run', () => {
    const backOff = createBackOff({ firstMs: 100, longestMs: 500, steadyMs: 1000, failures: 6 });
    const fails = () => backOff.after({ servedMs: null, isKilled: false });
    expect([fails(), fails(), fails(), fails()]).toEqual([200, 400, 500, 500]);
    expect(backOff.after({ servedMs: 1000, isKilled: false })).toBe(100);
    expect([fails(), fails(), fails(), fails(), fails(), fails()]).toEqual([200, 400, 500, 500, 500, null]);
  });

  it('does not count a kill from outside while serving, but one before it was ready', () => {
    const backOff = createBackOff({ firstMs: 100, longestMs: 500, steadyMs: 1000, failures: 2 });
    for (let kills = 0; kills < 5; kills += 1)
      expect(backOff.after({ servedMs: 10, isKilled: true })).toBe(100);
    expect(backOff.after({ servedMs: null, isKilled: true })).toBe(200);
    expect(backOff.after({ servedMs: null, isKilled: true })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { baseRewardPoints, maskedRewardsCard } from './rewards';

describe('rewards', () => {
  it('shows the first 2 and last 4 digits of a card', () => {
    expect(maskedRewardsCard('12', '3456')).toBe('12•• •••• 3456');
  });

  it('earns no points below a dollar, and never negative ones', () => {
    expect([-500, 0, 99, 100, 199, 200].map((cents) => baseRewardPoints(cents))).toEqual([0, 0, 0, 1, 1, 2]);
  });
});

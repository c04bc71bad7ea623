import { describe, expect, it } from 'vitest';
import {
  forgetWeightLossCookie,
  readWeightLossAnswers,
  readWeightLossCookie,
  weightLossCookie,
} from './weight-loss-cookie';

const EMPTY = {
  aboveEighteen: null,
  pregnantBreastfeeding: [],
  height: '',
  weight: '',
  diagnosedMedication: null,
  takingWeightlossMedication: null,
} as const;

describe('cookie of the weight-loss answers', () => {
  const cookie = weightLossCookie('k1:c2VhbGVk');
  const pair = cookie.split('; ')[0] ?? '';

  it('persists for 10 days, on every page of the shop and for no other site [5.j-08] [9.c-10]', () => {
    expect(cookie.endsWith('; Path=/; Max-Age=864000; SameSite=Strict; Secure')).toBe(true);
    expect(forgetWeightLossCookie()).toContain('Path=/; Max-Age=0');
  });

  it('restores what was sealed [5.j-08]', () => {
    expect(readWeightLossCookie(`a=b; ${pair}; c=d`)).toBe('k1:c2VhbGVk');
    expect(readWeightLossCookie('')).toBeNull();
    expect(readWeightLossCookie(`other_${pair}`)).toBeNull();
  });

  it.each(['', '%', 'x'.repeat(100_000)])('has nothing in %j', (value) => {
    expect(readWeightLossCookie(`weight_loss_answers=${value}`)).toBeNull();
  });
});

describe('weight-loss answers that were kept', () => {
  it('are only the valid ones', () => {
    const forged = JSON.parse(
      '{"__proto__":{"aboveEighteen":"yes"},"height":7,"weight":"123456789012","pregnantBreastfeeding":[1]}',
    );
    expect(readWeightLossAnswers(forged)).toEqual({ ...EMPTY, weight: '1234567890' });
    expect(({} as Record<string, unknown>).aboveEighteen).toBeUndefined();
  });
});

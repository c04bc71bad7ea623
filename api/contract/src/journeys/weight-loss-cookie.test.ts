import { describe, expect, it } from 'vitest';
import { forgetWeightLossCookie, readWeightLossCookie, weightLossCookie } from './weight-loss-cookie';

const EMPTY = {
  aboveEighteen: null,
  pregnantBreastfeeding: [],
  height: '',
  weight: '',
  diagnosedMedication: null,
  takingWeightlossMedication: null,
} as const;
const GOOD = {
  aboveEighteen: 'yes',
  pregnantBreastfeeding: ['none-apply'],
  height: '170',
  weight: '95.50',
  diagnosedMedication: 'no',
  takingWeightlossMedication: 'no',
} as const;

describe('cookie of the weight-loss answers', () => {
  const cookie = weightLossCookie({ ...GOOD, pregnantBreastfeeding: ['breastfeeding'] }, '/program');
  const pair = cookie.split('; ')[0] ?? '';

  it('persists for 10 days, limited to its path [5.j-08] [9.c-10]', () => {
    expect(cookie.endsWith('; Path=/program; Max-Age=864000; SameSite=Strict; Secure')).toBe(true);
    expect(forgetWeightLossCookie('/program')).toContain('Path=/program; Max-Age=0');
  });

  it('restores the answers [5.j-08]', () => {
    expect(readWeightLossCookie(`a=b; ${pair}; c=d`)).toEqual({
      ...GOOD,
      pregnantBreastfeeding: ['breastfeeding'],
    });
    expect(readWeightLossCookie('')).toBeNull();
    expect(readWeightLossCookie(`other_${pair}`)).toBeNull();
  });

  it.each(['', '%', 'nonsense', 'null', '1', '[]', '"yes"', '{', 'x'.repeat(100_000)])(
    'has no answers in %j',
    (value) => {
      expect(readWeightLossCookie(`weight_loss_answers=${value}`)).toBeNull();
    },
  );

  it('reads only valid answers from tampered values', () => {
    const forged =
      '{"__proto__":{"aboveEighteen":"yes"},"height":7,"weight":"123456789012","pregnantBreastfeeding":[1]}';
    expect(readWeightLossCookie(`weight_loss_answers=${encodeURIComponent(forged)}`)).toEqual({
      ...EMPTY,
      weight: '1234567890',
    });
    expect(({} as Record<string, unknown>).aboveEighteen).toBeUndefined();
    const huge = weightLossCookie({ ...GOOD, height: '1;'.repeat(50_000) }, '/');
    expect(huge.length).toBeLessThan(600);
  });
});

import { describe, expect, it } from 'vitest';
import { FREQUENCIES } from '../enumerations';
import { DEFAULT_FREQUENCY, frequencyWords } from './frequency';
import { autoDeliveryPrice } from './price';

describe('AutoDelivery', () => {
  it('defaults to a delivery every 4 weeks', () => {
    expect(frequencyWords(DEFAULT_FREQUENCY)).toBe('Every 4 weeks');
    expect(FREQUENCIES.map(frequencyWords)).toEqual([
      'Every 2 weeks',
      'Every 4 weeks',
      'Every 6 weeks',
      'Every 8 weeks',
      'Every 12 weeks',
    ]);
  });

  it('takes 5 % off, except off medicines that may not be promoted', () => {
    expect(autoDeliveryPrice({ schedule: null }, 2495)).toBe(2370);
    expect(autoDeliveryPrice({ schedule: '2' }, 1000)).toBe(950);
    for (const schedule of ['3', '4', '4N']) expect(autoDeliveryPrice({ schedule }, 2495)).toBe(2495);
  });
});

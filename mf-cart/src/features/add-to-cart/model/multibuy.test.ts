import { describe, expect, it } from 'vitest';
import { multibuyTiers, reachedTier } from './multibuy';
import { sourceOf } from './source';

const prices = [
  { type: 'default', min_qty: 1, value: 1000 },
  { type: 'multi_6', min_qty: 6, value: 800 },
  { type: 'multi_3', min_qty: 3, value: 955 },
];

describe('multibuy tiers', () => {
  it('are sorted by quantity, with whole percentages rounded down [9.a-09]', () => {
    expect(multibuyTiers(prices, 'default')).toEqual([
      { quantity: 3, unitCents: 955, savesPercent: 4 },
      { quantity: 6, unitCents: 800, savesPercent: 20 },
    ]);
  });

  it('exclude a tier that is no cheaper than the current single price', () => {
    const promo = [...prices, { type: 'promo', min_qty: 1, value: 900 }];
    expect(multibuyTiers(promo, 'default').map(({ quantity }) => quantity)).toEqual([6]);
  });

  it('select the largest N that does not exceed the quantity [9.a-07]', () => {
    expect([2, 3, 5, 6, 40].map((quantity) => reachedTier(prices, quantity))).toEqual([null, 3, 3, 6, 6]);
  });
});

describe('sourceOf', () => {
  it('formats page-componentType-componentName [7.c-02]', () => {
    expect(sourceOf('/browse/vitamins/magnesium', 'card_add_button')).toBe(
      'browse_vitamins_magnesium-card_add_button-add_to_cart',
    );
    expect(sourceOf('/', 'card_add_button')).toBe('home-card_add_button-add_to_cart');
  });
});

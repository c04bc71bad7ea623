import { expect, it } from 'vitest';
import { bonusPoints } from './bonus-points';

it('adds the points of promotions that give them, and of those that the product is in [selling-21]', () => {
  const rule = { kind: 'bonus_points', points: 100 } as const;
  const product = { edr_bonus_points: 5, promotion_ids: [1, 2, 4] };
  const promotions = [
    { id: 1, rule, adds_points: true },
    { id: 2, rule },
    { id: 3, rule, adds_points: true },
    { id: 4, rule: { kind: 'spend_save', spend: 2, save: 1 }, adds_points: true } as const,
  ];
  expect(bonusPoints(product, promotions)).toBe(105);
  expect(bonusPoints(product, [])).toBe(5);
});

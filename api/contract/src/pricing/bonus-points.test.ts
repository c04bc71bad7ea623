import { expect, it } from 'vitest';
import { bonusPoints } from './bonus-points';

it('are those of the product and of the promotions that it is in [selling-21]', () => {
  const rule = { kind: 'bonus_points', points: 100 } as const;
  const product = { edr_bonus_points: 5, promotion_ids: [1, 3] };
  const promotions = [
    { id: 1, rule },
    { id: 2, rule },
    { id: 3, rule: { kind: 'spend_save', spend: 2, save: 1 } } as const,
  ];
  expect(bonusPoints(product, promotions)).toBe(105);
  expect(bonusPoints(product, [])).toBe(5);
});

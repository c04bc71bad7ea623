import type { CartPricingInput, PromotionTerms } from '@saltbush/contract';
import { between, chance, pick, type Random } from '../seed/lib/random';

function promotions(random: Random): PromotionTerms[] {
  const rules: PromotionTerms['rule'][] = [
    { kind: 'buy_n_save_percent', n: between(random, 1, 3), percent: between(random, 1, 50) },
    { kind: 'n_for_price', n: between(random, 2, 3), price: between(random, 100, 4000) },
    { kind: 'spend_save', spend: between(random, 1, 5000), save: between(random, 1, 2000) },
  ];
  return rules.map((rule, index) => ({ id: index + 1, rule, mix_and_match: chance(random, 0.5) }));
}

function product(random: Random, id: number) {
  const value = between(random, 0, 9999);
  return {
    id,
    prices: [
      { type: 'default', min_qty: 1, value },
      ...(chance(random, 0.3) ? [{ type: 'multi_2', min_qty: 2, value: Math.floor(value * 0.9) }] : []),
    ],
    rrp: chance(random, 0.5) ? value + between(random, 1, 3000) : null,
    schedule: pick(random, ['', '', '', '2', '3', '4']),
    tags: [],
    gst_free: chance(random, 0.3),
    booking_type: null,
    category_ids: [between(random, 1, 3)],
    promotion_ids: [1, 2, 3].filter(() => chance(random, 0.4)),
    edr_bonus_points: between(random, 0, 20),
  };
}

/** A cart of up to six lines with promotions, often with an offer or a staff discount. Money in cents. */
export const randomCart = (random: Random): CartPricingInput => ({
  lines: Array.from({ length: between(random, 1, 6) }, (_, index) => ({
    id: `line-${index}`,
    quantity: between(random, 1, 7),
    price_type: 'default',
    frequency: chance(random, 0.3) ? '4W' : null,
    product: product(random, index + 1),
  })),
  promotions: promotions(random),
  offer: chance(random, 0.4)
    ? {
        percent: pick(random, [10, 20, 33]),
        category_id: pick(random, [null, 1, 2]),
        min_spend: pick(random, [0, 5000]),
      }
    : null,
  isStaff: chance(random, 0.2),
});

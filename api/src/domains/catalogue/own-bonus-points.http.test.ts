import { expect, it } from 'vitest';
import { at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { ensureIndexes } from './store';

const shop = testShop();

it('points that a promotion wrote into its products are theirs no longer, and end with it [selling-21]', async () => {
  const ends = new Date(shop.clock.current.getTime() + 86_400_000);
  await shop.db.collection<{ _id: number; [field: string]: unknown }>('promotions').insertOne({
    ...{ _id: 8001, slug: 'held', rule: { kind: 'bonus_points', points: 40 }, mix_and_match: false },
    ...{ display_title: 'Held', display_info: '', met_message: '', unmet_message: '' },
    ...{ starts_at: new Date('2026-11-01'), end_date: ends },
  });
  const product = await shop.product({ promotion_ids: [8001], edr_bonus_points: 45 });
  await Promise.all([1, 2, 3].map(() => ensureIndexes(shop.db)));
  await ensureIndexes(shop.db);
  const guest = shop.guest();
  const uuid = await guest.newCart();
  await guest.add(uuid, product, 2);
  const points = async () => at(await guest.cart(uuid, 'edr_bonus_points'), 'cart.edr_bonus_points');
  expect(await points()).toBe(90);
  shop.clock.current = ends;
  expect(await points()).toBe(10);
});

import { describe, expect, it } from 'vitest';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();

describe('offers and promotions of a cart', () => {
  const setCode = (cart_uuid: string, code: string) =>
    shop
      .guest()
      .run(
        'cart_set_offer_by_code',
        { cart_uuid, code },
        'offer { id code name description } cart { offer_code offer_id discount_total cart_subtotal }',
      );

  it('applies and removes a code [2.15-19] [3.a-09]', async () => {
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, await shop.product(), 2);
    expect(failure(await setCode(uuid, 'NOSUCH'))).toEqual({
      code: 'INVALID_OFFER',
      message: 'This offer code is not valid.',
    });
    const response = await setCode(uuid, ' welcome10 ');
    expect(at(response, 'cart_set_offer_by_code')).toMatchObject({
      offer: { id: 1, code: 'WELCOME10', name: '10% off your first order' },
      cart: { offer_code: 'WELCOME10', offer_id: 1, discount_total: 200, cart_subtotal: 1800 },
    });
    const removed = await guest.run(
      'cart_remove_offer',
      { cart_uuid: uuid },
      'cart { offer { code } discount_total available_offers { code } }',
    );
    expect(at(removed, 'cart_remove_offer.cart')).toEqual({
      offer: null,
      discount_total: 0,
      available_offers: [{ code: 'WELCOME10' }, { code: 'FREESHIP' }, { code: 'VIT20' }],
    });
  });

  it('report what an offer still needs, and exclude S3 and S4', async () => {
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, await shop.product({ schedule: '3', is_pharmacy: true }));
    expect(failure(await setCode(uuid, 'WELCOME10'))?.message).toBe(
      'This offer does not apply to the items in your cart.',
    );
    const vitamins = await shop.db.collection('offers').findOne({ id: 3 });
    await guest.add(uuid, await shop.product({ category_ids: [vitamins?.effect.category_id] }), 4);
    expect(failure(await setCode(uuid, 'VIT20'))?.message).toBe(
      'Spend $10.00 more on items of this offer to use it.',
    );
  });

  it('can make standard delivery free', async () => {
    const guest = shop.guest();
    const uuid = await guest.newCart();
    await guest.add(uuid, await shop.product());
    await setCode(uuid, 'FREESHIP');
    const response = await guest.cart(
      uuid,
      'available_shipping_methods { id display_price } free_shipping_message',
    );
    expect(at(response, 'cart.available_shipping_methods')).toContainEqual({
      id: 'standard',
      display_price: 'free',
    });
    expect(at(response, 'cart.free_shipping_message')).toBe(
      'You have free standard delivery. Spend $89.00 more for free express delivery.',
    );
  });

  it('show met and missed promotions and their discount [2.15-14] [3.b-06] [3.b-07]', async () => {
    const guest = shop.guest();
    const day = 86_400_000;
    const now = shop.clock.now().getTime();
    await shop.db.collection<{ _id: number; [field: string]: unknown }>('promotions').insertOne({
      _id: 9001,
      slug: 'test-buy-3',
      display_title: 'Buy 3 save 3%',
      display_info: 'Any three.',
      met_message: 'You save 3%.',
      unmet_message: 'Buy 3 to save 3%.',
      starts_at: new Date(now - day),
      end_date: new Date(now + day),
      rule: { kind: 'buy_n_save_percent', n: 3, percent: 3 },
      mix_and_match: true,
    });
    const id = await shop.product({ promotion_ids: [9001], edr_bonus_points: 5, rrp: 1500 });
    const uuid = await guest.newCart();
    const fields = `items { edr_base_points matched_promotion { id display_title display_info met_message }
      missed_promotions { id display_title display_info unmet_message } }
      discount_total discounts { kind amount } non_staff_discount_total cart_savings edr_base_points edr_bonus_points`;
    await guest.add(uuid, id, 2);
    expect(at(await guest.cart(uuid, fields), 'cart')).toMatchObject({
      items: [
        { matched_promotion: null, missed_promotions: [{ id: '9001', unmet_message: 'Buy 3 to save 3%.' }] },
      ],
      discount_total: 0,
      discounts: [],
    });
    await guest.add(uuid, id);
    expect(at(await guest.cart(uuid, fields), 'cart')).toMatchObject({
      items: [
        {
          edr_base_points: 29,
          matched_promotion: { id: '9001', display_title: 'Buy 3 save 3%', met_message: 'You save 3%.' },
          missed_promotions: [],
        },
      ],
      discount_total: 90,
      discounts: [{ kind: 'promotions', amount: 90 }],
      non_staff_discount_total: 90,
      cart_savings: 1590,
      edr_base_points: 29,
      edr_bonus_points: 15,
    });
  });
});

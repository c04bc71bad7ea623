import { describe, expect, it } from 'vitest';
import { promotionDesk } from '../../../../test/shop/counter/promotion-desk';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const desk = promotionDesk(shop);
const preview = async (...given: Parameters<typeof desk.preview>) =>
  at<Record<string, unknown>>(await desk.preview(...given), 'staff_promotion_preview');

describe('a tried cart', () => {
  it('costs what a cart costs once the promotion is published [promotions-06]', async () => {
    const [first, second] = [
      await shop.product(),
      await shop.product({ prices: [{ type: 'default', min_qty: 1, value: 1999 }] }),
    ];
    const id = await desk.draft([first, second], { mix_and_match: true });
    const before = await preview(id, [
      [first, 1],
      [second, 3],
    ]);
    expect(before).toMatchObject({
      without: 6997,
      with: 6297,
      lines: [
        {
          quantity: 1,
          unit_price: 1000,
          without: 1000,
          promotion: 'Pairs save 10%',
          messages: ['10% off is included.'],
        },
        { quantity: 3, unit_price: 1999, without: 5997, promotion: 'Pairs save 10%' },
      ],
    });
    const guest = shop.guest();
    const cart = await guest.newCart();
    await guest.add(cart, first, 1);
    await guest.add(cart, second, 3);
    await desk.publish(id);
    expect(at(await guest.cart(cart, 'cart_subtotal'), 'cart.cart_subtotal')).toBe(before.with);
    expect(
      await preview(id, [
        [first, 1],
        [second, 3],
      ]),
    ).toMatchObject({ without: 6997, with: 6297 });
  });

  it('says what the cart says of a promotion that is not met', async () => {
    const product = await shop.product();
    const id = await desk.draft([product]);
    expect(await preview(id, [[product, 1]])).toMatchObject({
      lines: [{ without: 1000, with: 1000, promotion: null, messages: ['Buy 2 to save 10%.'] }],
    });
  });

  it('has what else runs then, of which the customer gets the cheaper, and staff’s discount', async () => {
    const product = await shop.product();
    const other = await desk.draft([product], {
      display_title: 'Better',
      percent: 30,
      from: '2026-12-02T09:00',
    });
    await desk.publish(other);
    const now = await desk.draft([product]);
    const later = await desk.draft([product], { from: '2026-12-03T09:00' });
    expect(await preview(now, [[product, 2]])).toMatchObject({ without: 2000, with: 1800 });
    expect(await preview(later, [[product, 2]])).toMatchObject({
      at: '2026-12-02T22:00:00.000Z',
      ...{ without: 1400, with: 1400 },
      lines: [{ promotion: 'Better' }],
    });
    expect(await preview(now, [[product, 2]], { is_staff: true })).toMatchObject({
      without: 1800,
      with: 1620,
    });
  });

  it('shows points, and takes no more than ten products, each once', async () => {
    const product = await shop.product();
    const id = await desk.draft([product], { kind: 'bonus_points', points: 50 });
    expect(await preview(id, [[product, 2]])).toMatchObject({
      points_without: 0,
      points_with: 100,
      with: 2000,
    });
    const code = async (lines: [number, number][]) => failure(await desk.preview(id, lines))?.code;
    const many = Array.from({ length: 11 }, (_, at): [number, number] => [at + 1, 1]);
    for (const lines of [
      many,
      [],
      [
        [product, 1],
        [product, 1],
      ],
      [[product, 0]],
      [[99_999_999, 1]],
    ] as [number, number][][])
      expect(await code(lines)).toBe('INVALID_INPUT');
  });
});

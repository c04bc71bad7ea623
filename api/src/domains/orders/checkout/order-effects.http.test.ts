import { describe, expect, it } from 'vitest';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();

describe('placed orders', () => {
  it('start AutoDeliveries for lines with a frequency, at 5 % off, and save the card [3.j-01] [3.j-02] [7.h-01]', async () => {
    const { id, shopper } = await shop.user();
    const cart_uuid = await shopper.newCart();
    await shopper.add(cart_uuid, await shop.product(), 2, { frequency: '4W' });
    await shopper.add(cart_uuid, await shop.product(), 1);
    await shopper.makeReady(cart_uuid);
    expect(at(await shopper.cart(cart_uuid, 'item_total requires_login'), 'cart')).toEqual({
      item_total: 2900,
      requires_login: true,
    });
    expect((await shopper.place(cart_uuid)).errors).toBeUndefined();
    const answer =
      await shopper.send(`query Autodeliveries { autodeliveries { id name frequency status milestone
      notify_date lockin_date charge_date
      last_payment_status delivery_date items { quantity price one_off } shipping_suburb shipping_email } }`);
    expect(at(answer, 'autodeliveries')).toMatchObject([
      {
        name: 'Every 4 weeks',
        frequency: '4W',
        status: 'active',
        milestone: 'notify',
        last_payment_status: 'succeeded',
        notify_date: expect.stringMatching(/^2026-12-15T/),
        lockin_date: expect.stringMatching(/^2026-12-19T/),
        charge_date: expect.stringMatching(/^2026-12-20T/),
        delivery_date: expect.stringMatching(/^2026-12-22T/),
        items: [{ quantity: 2, price: 950, one_off: false }],
        shipping_suburb: 'SURRY HILLS',
        shipping_email: shopper.email,
      },
    ]);
    const customer = await shop.db.collection<{ _id: string }>('customers').findOne({ _id: id });
    expect(customer).toMatchObject({ payment_methods: [{ brand: 'visa', last4: '4242' }] });
    const { shopper: other } = await shop.user();
    expect(at(await other.send('{ autodeliveries { name } }'), 'autodeliveries')).toEqual([]);
  });

  it('add rewards points once to a linked card, and none without one', async () => {
    const { id, shopper } = await shop.user();
    const customers = shop.db.collection<{ _id: string; edr_points: number }>('customers');
    const product = await shop.product({ edr_bonus_points: 7 });
    await shopper.place(await shopper.readyCart(product));
    expect((await customers.findOne({ _id: id }))?.edr_points).toBe(0);
    await customers.updateOne({ _id: id }, { $set: { edr_linked: true } });
    await shopper.place(await shopper.readyCart(product));
    expect((await customers.findOne({ _id: id }))?.edr_points).toBe(17);
  });

  it('give WELCOME10 for the first order only [selling-17]', async () => {
    const { shopper } = await shop.user();
    const use = async (uuid: string) =>
      shopper.run('cart_set_offer_by_code', { cart_uuid: uuid, code: 'WELCOME10' }, 'offer { code }');
    const first = await shopper.readyCart(await shop.product());
    expect((await use(first)).errors).toBeUndefined();
    await shopper.place(first);
    expect(failure(await use(await shopper.readyCart(await shop.product())))).toEqual({
      code: 'INVALID_OFFER',
      message: 'This offer is for your first order only.',
    });
  });
});

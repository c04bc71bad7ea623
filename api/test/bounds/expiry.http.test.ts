import { beforeAll, describe, expect, it } from 'vitest';
import { startSelling } from '../shop/selling';
import { at, CARDS, failure, type Shopper } from '../shop/shopper';
import { testShop } from '../shop/test-shop';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let zinc: number;
const shop = testShop();
beforeAll(async () => {
  zinc = await shop.product({ stock: 1000 });
});

/** Lets time pass for the api and its database. */
async function pass(milliseconds: number): Promise<void> {
  shop.clock.advance(milliseconds);
  await shop.expire();
}
const has = async (collection: string, _id: string) =>
  (await shop.db.collection<{ _id: string }>(collection).countDocuments({ _id })) === 1;
const attemptsOf = (cart_uuid: string) =>
  shop.db.collection('payment_attempts').countDocuments({ cart_uuid });
const save = (shopper: Shopper, stripe_source_id: string) =>
  shopper.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');

describe('what nobody comes back to', () => {
  it('a cart is deleted 90 days after its last change', async () => {
    const guest = shop.guest();
    const [left, visited] = [await guest.newCart(), await guest.newCart()];
    await pass(60 * DAY);
    await guest.add(visited, zinc);
    await pass(31 * DAY);
    expect([await has('carts', left), await has('carts', visited)]).toEqual([false, true]);
    expect(failure(await guest.cart(left, 'uuid'))?.code).toBe('CART_NOT_FOUND');
    expect(at(await guest.cart(visited, 'num_items'), 'cart')).toEqual({ num_items: 1 });
    await pass(60 * DAY);
    expect(await has('carts', visited)).toBe(false);
  });

  it('a card token is deleted after an hour unless it paid or was saved', async () => {
    const { shopper } = await shop.user();
    const guest = shop.guest();
    const [unused, saved, paid] = [
      await guest.cardToken(),
      await shopper.cardToken(),
      await guest.cardToken(),
    ];
    expect((await save(shopper, saved)).errors).toBeUndefined();
    const placed = await guest.place(await guest.readyCart(zinc), { stripe_source_id: paid });
    expect(placed.errors).toBeUndefined();
    await pass(HOUR - 1000);
    expect(await has('gateway_sources', unused)).toBe(true);
    await pass(2000);
    const left = await Promise.all([unused, saved, paid].map((id) => has('gateway_sources', id)));
    expect(left).toEqual([false, true, true]);
  });

  it('a payment is deleted after 90 days if it paid for nothing, and kept if it did', async () => {
    const guest = shop.guest();
    const [declined, paid] = [await guest.readyCart(zinc), await guest.readyCart(zinc)];
    const source = await guest.cardToken(CARDS.declined);
    expect(failure(await guest.place(declined, { stripe_source_id: source }))?.code).toBe('PAYMENT_DECLINED');
    expect((await guest.place(paid)).errors).toBeUndefined();
    const captured = await shop.db.collection('gateway_intents').countDocuments({ status: 'captured' });
    await pass(91 * DAY);
    expect([await attemptsOf(declined), await attemptsOf(paid)]).toEqual([0, 1]);
    const intents = shop.db.collection('gateway_intents');
    expect(await intents.countDocuments({ status: 'declined' })).toBe(0);
    expect(await intents.countDocuments({ status: 'captured' })).toBe(captured);
  });

  it('a sign-in is deleted when it expires', async () => {
    await shop.user();
    expect(await shop.db.collection('sessions').countDocuments()).toBeGreaterThan(0);
    await pass(366 * DAY);
    expect(await shop.db.collection('sessions').countDocuments()).toBe(0);
  });
});

it('sixty people in one office shop at the same time, within the limits of production', async () => {
  const office = await startSelling({ env: { RATE_LIMIT_FACTOR: '1' } });
  const product = await office.product({ stock: 1000 });
  const shopping = Array.from({ length: 60 }, async () => {
    const guest = office.guest();
    const cart = await guest.readyCart(product);
    await guest.placeUntilKnown(cart, { stripe_source_id: await guest.cardToken(CARDS.declined) });
    return guest.placeUntilKnown(cart);
  });
  const answers = await Promise.all(shopping);
  expect(answers.map(failure).filter(Boolean)).toEqual([]);
  await office.close();
}, 120_000);

import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { shelvesOf } from '../../../../test/shop/counter/shelves';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import type { OrderDocument } from '../documents';
import { refundOrder } from '../refunds/refund-order';

const shop = testShop();
const { put, left, collectCart, readiness } = shelvesOf(shop);
const TODAY = '2026-11-24';
const FROM_CENTRAL = '2026-11-27';

const orders = () => shop.db.collection<OrderDocument>('orders');
const held = () => shop.db.collection('gateway_intents').countDocuments({ status: 'authorised' });
const referenceOf = (answer: Awaited<ReturnType<Shopper['place']>>) =>
  at<string>(answer, 'checkout_place_order.order.reference');

/** A signed-in shopper's cart of one product, of which the shelf has so many. */
async function shelved(units: number, quantity = 1, over: { stock?: number } = {}) {
  const { shopper } = await shop.user();
  const id = await shop.product({ stock: 20, ...over });
  const { cart, pharmacy } = await collectCart(shopper, [[id, quantity]]);
  await put(pharmacy, id, units);
  return { shopper, id, cart, pharmacy };
}

describe('an order to collect', () => {
  it('is promised for the day on which all of it is at the pharmacy [shelves-03]', async () => {
    const guest = shop.guest();
    const [zinc, honey] = [await shop.product({ name: 'Zinc' }), await shop.product({ name: 'Honey' })];
    const { cart, pharmacy } = await collectCart(guest, [
      [zinc, 1],
      [honey, 2],
    ]);
    await put(pharmacy, zinc, 1);
    await put(pharmacy, honey, 1);
    expect(await readiness(guest, cart, pharmacy)).toEqual({
      ...{ ready_by: FROM_CENTRAL, text: 'Ready by Fri 27 Nov', items_here: 1, items: 2 },
      to_come: ['Honey'],
    });
    await put(pharmacy, honey, 2);
    const all = { ready_by: TODAY, text: 'Ready today', items_here: 2, items: 2, to_come: [] };
    expect(await readiness(guest, cart, pharmacy)).toEqual(all);
    const fields = 'cnc_location { id ready_by }';
    expect(at(await guest.cart(cart, fields), 'cart.cnc_location')).toEqual({
      id: String(pharmacy),
      ready_by: TODAY,
    });
    const reference = referenceOf(await guest.place(cart, { expected_ready_by: TODAY }));
    expect((await orders().findOne({ reference }))?.cnc_location?.ready_by).toBe(TODAY);
    const [mail] = await mailsTo(shop.services, guest.email);
    expect(mail?.text).toContain('Ready by Tue 24 Nov');
    expect([await left(pharmacy, zinc), await left(pharmacy, honey)]).toEqual([0, 0]);
  });

  it('has no day where something keeps it waiting, such as a pre-order', async () => {
    const guest = shop.guest();
    const id = await shop.product({ is_preorder: true });
    const { cart, pharmacy } = await collectCart(guest, [[id, 1]]);
    await put(pharmacy, id, 3);
    expect(await readiness(guest, cart, pharmacy)).toMatchObject({ ready_by: null, text: null });
  });

  it('takes what the shelf has, the rest from the central stock, and gives both back once [shelves-02] [shelves-04]', async () => {
    const { shopper, id, cart, pharmacy } = await shelved(2, 3);
    const reference = referenceOf(await shopper.place(cart));
    expect([await left(pharmacy, id), await shop.stockOf(id)]).toEqual([0, 19]);
    expect((await orders().findOne({ reference }))?.items[0]?.from_shelf).toBe(2);
    for (const _time of [1, 2]) {
      await shopper.run('orders_cancel', { reference, reason: 'changed_mind' }, 'order { state }');
      expect([await left(pharmacy, id), await shop.stockOf(id)]).toEqual([2, 20]);
    }
  });

  it('gives single units back to the central stock first, and all there once it was collected', async () => {
    const { shopper, id, cart, pharmacy } = await shelved(2, 4);
    const reference = referenceOf(await shopper.place(cart));
    const refund = (key: string, quantity: number) => {
      const request = { lines: [{ line: 1, quantity }], shipping: false };
      return refundOrder(shop.services, { reference, key, reason: 'returned', request, restock: true });
    };
    await refund('a', 1);
    await refund('a', 1);
    expect([await left(pharmacy, id), await shop.stockOf(id)]).toEqual([0, 19]);
    await refund('b', 2);
    expect([await left(pharmacy, id), await shop.stockOf(id)]).toEqual([1, 20]);
    await orders().updateOne({ reference }, { $set: { state: 'delivered' } });
    await refund('c', 1);
    expect([await left(pharmacy, id), await shop.stockOf(id)]).toEqual([1, 21]);
  });

  it('of an earlier release gives everything back to the central stock', async () => {
    const { shopper, id, cart, pharmacy } = await shelved(2, 2);
    const reference = referenceOf(await shopper.place(cart));
    const memory = { 'items.0.from_shelf': '', 'cnc_location.ready_by': '' } as const;
    await orders().updateOne({ reference }, { $unset: memory });
    await shopper.run('orders_cancel', { reference, reason: 'changed_mind' }, 'order { state }');
    expect([await left(pharmacy, id), await shop.stockOf(id)]).toEqual([0, 22]);
  });
});

describe('a shelf that is emptied meanwhile', () => {
  it('is told before anything is charged, and ordered at the new day [shelves-03]', async () => {
    const { shopper, id, cart, pharmacy } = await shelved(1);
    await put(pharmacy, id, 0);
    expect(failure(await shopper.place(cart, { expected_ready_by: TODAY }))).toEqual({
      code: 'COLLECT_LATER',
      message: 'This pharmacy can have your order ready by Fri 27 Nov now. Please review it.',
    });
    expect([await held(), await shop.stockOf(id)]).toEqual([0, 20]);
    const reference = referenceOf(await shopper.place(cart, { expected_ready_by: FROM_CENTRAL }));
    expect((await orders().findOne({ reference }))?.cnc_location?.ready_by).toBe(FROM_CENTRAL);
  });

  it('gives its last box to one of two orders: the other learns the new day, uncharged [shelves-02]', async () => {
    const { shopper, id, cart, pharmacy } = await shelved(1);
    const guest = shop.guest();
    const other = await collectCart(guest, [[id, 1]]);
    const shown = { expected_ready_by: TODAY };
    const answers = await Promise.all([
      shopper.placeUntilKnown(cart, shown),
      guest.placeUntilKnown(other.cart, shown),
    ]);
    const codes = answers.map((answer) => failure(answer)?.code ?? 'ordered');
    expect(codes.sort()).toEqual(['COLLECT_LATER', 'ordered']);
    expect([await left(pharmacy, id), await shop.stockOf(id), await held()]).toEqual([0, 20, 0]);
  });

  it('lets a release that showed no day order both, the second from the central stock', async () => {
    const { shopper, id, cart, pharmacy } = await shelved(1);
    const guest = shop.guest();
    const other = await collectCart(guest, [[id, 1]]);
    const answers = await Promise.all([shopper.placeUntilKnown(cart), guest.placeUntilKnown(other.cart)]);
    expect(answers.map(failure)).toEqual([undefined, undefined]);
    expect([await left(pharmacy, id), await shop.stockOf(id)]).toEqual([0, 19]);
  });
});

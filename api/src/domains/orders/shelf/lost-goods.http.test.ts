import { describe, expect, it } from 'vitest';
import { shelvesOf } from '../../../../test/shop/counter/shelves';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { inTransaction } from '../../../lib/database/transactions';
import type { ShelfDocument } from '../../catalogue/shelves';
import type { OrderDocument } from '../documents';
import { takeGoods } from './take-goods';

const shop = testShop();
const { put, left, collectCart } = shelvesOf(shop);
const TODAY = '2026-11-24';
const FROM_CENTRAL = '2026-11-27';

const held = () => shop.db.collection('gateway_intents').countDocuments({ status: 'authorised' });
const orders = () => shop.db.collection<OrderDocument>('orders');
const withdraw = (_id: number) =>
  shop.db.collection<{ _id: number }>('products').updateOne({ _id }, { $set: { status: 'Disabled' } });
const isOrdered = (cart_uuid: string) => orders().countDocuments({ cart_uuid });

/** A cart of one unit to collect, with so many on the pharmacy's shelf. */
async function shelved(units: number) {
  const guest = shop.guest();
  const id = await shop.product({ stock: 20 });
  const { cart, pharmacy } = await collectCart(guest, [[id, 1]]);
  await put(pharmacy, id, units);
  return { guest, id, cart, pharmacy };
}

/** Lets something happen once, after the next payment is authorised and before its order is stored. */
function onceAuthorised(work: () => Promise<unknown>): void {
  const { payments } = shop.services;
  const { authorise } = payments;
  payments.authorise = async (asked) => {
    payments.authorise = authorise;
    const answer = await authorise.call(payments, asked);
    await work();
    return answer;
  };
}

describe('an order to collect of what is on the shelf', () => {
  it('is refused uncharged if its product is withdrawn while it is on its way [shelves-02]', async () => {
    const { guest, id, cart, pharmacy } = await shelved(1);
    onceAuthorised(() => withdraw(id));
    const answer = await guest.place(cart);
    expect(failure(answer)?.code).toBe('CART_ITEM_ERRORS');
    expect(answer.errors?.[0]?.extensions.items).toMatchObject([{ code: 'product_unavailable' }]);
    expect([await left(pharmacy, id), await isOrdered(cart), await held()]).toEqual([1, 0, 0]);
  });

  it('takes nothing that was withdrawn, even at the end of its transaction [shelves-02]', async () => {
    const { guest, id, cart, pharmacy } = await shelved(1);
    const reference = at<string>(await guest.place(cart), 'checkout_place_order.order.reference');
    const order = await orders().findOne({ reference });
    if (!order) throw new Error('No such order');
    await put(pharmacy, id, 1);
    await withdraw(id);
    const take = inTransaction(shop.services, (session) =>
      takeGoods(shop.db, order, order.created_at, session),
    );
    await expect(take).rejects.toMatchObject({ reason: 'stock' });
    expect(await left(pharmacy, id)).toBe(1);
  });

  it.each(['tomorrow', '', '2026-02-30'])(
    'needs a day that was shown to be one: "%s" [shelves-03]',
    async (day) => {
      const { guest, cart } = await shelved(1);
      const answer = await guest.place(cart, { expected_ready_by: day });
      expect(failure(answer)?.code).toBe('INVALID_INPUT');
      expect(answer.errors?.[0]?.extensions.fields).toEqual({ expected_ready_by: 'This value is not valid' });
      expect([await isOrdered(cart), await held()]).toEqual([0, 0]);
    },
  );

  it('is taken from the central stock if the shelf never gives what it shows [shelves-02]', async () => {
    const { guest, id, cart, pharmacy } = await shelved(0);
    const shelves = shop.db.collection<ShelfDocument>('shelves');
    await shelves.deleteOne({ pharmacy_id: pharmacy, product_id: id });
    const place = { pharmacy_id: pharmacy, product_id: id };
    await shelves.insertOne({ _id: `elsewhere:${id}`, ...place, stock: 1, updated_at: shop.clock.now() });
    const later = await guest.place(cart, { expected_ready_by: TODAY });
    expect(failure(later)?.code).toBe('COLLECT_LATER');
    expect([await shop.stockOf(id), await held()]).toEqual([20, 0]);
    const answer = await guest.place(cart);
    const reference = at<string>(answer, 'checkout_place_order.order.reference');
    const order = await orders().findOne({ reference });
    expect(order?.cnc_location?.ready_by).toBe(FROM_CENTRAL);
    expect([order?.items[0]?.from_shelf ?? 0, await shop.stockOf(id)]).toEqual([0, 19]);
  });
});

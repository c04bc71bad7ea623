import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { CARDS } from '../../../test/shop/shopper';
import { changeCard, changeStored, newSubscriber, storedAutoDelivery } from '../../../test/shop/subscribers';
import { SAMPLE_TOKENS } from '../../escripts/embedded';
import { authorisePayment } from '../../payments/authorise';
import { type PaymentGateway, PaymentUnavailableError } from '../../payments/gateway';
import { sealToken } from '../cart/tokens';
import type { OrderDocument } from '../orders/documents';
import { chargeStep } from './cycle/charge';
import type { CycleServices } from './cycle/place-order';
import { runDueSteps } from './cycle/run-due';
import type { AutoDeliveryDocument, AutoDeliveryItemDocument } from './documents';

const MINUTE = 60_000;

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());

/** Returns an AutoDelivery whose charge is due now. */
async function due(over: Partial<AutoDeliveryDocument> = {}) {
  const who = await newSubscriber(shop, await shop.product());
  const now = shop.clock.now();
  await changeStored(shop, who.id, { milestone: 'charge', charge_date: now, next_step_at: now, ...over });
  return { ...who, read: () => storedAutoDelivery(shop, who.id) };
}

const orderOf = (id: string) =>
  shop.db.collection<OrderDocument>('orders').findOne({ idempotency_key: `autodelivery:${id}:1` });
const intentsOf = async (id: string) => {
  const found = await shop.db
    .collection('gateway_intents')
    .find({ idempotency_key: { $gte: `autodelivery:${id}`, $lt: `autodelivery:${id}~` } })
    .toArray();
  return found.map(({ status }) => status);
};
const withGateway = (payments: Partial<PaymentGateway>): CycleServices => ({
  ...shop.services,
  payments: { ...shop.services.payments, ...payments },
});
const item = (
  product_id: number,
  over: Partial<AutoDeliveryItemDocument> = {},
): AutoDeliveryItemDocument => ({
  id: `item-${product_id}`,
  product_id,
  quantity: 1,
  one_off: false,
  patient_uuid: null,
  price_type: 'default',
  script_type: null,
  eprescription_token: null,
  ...over,
});

describe('the contents of a delivery', () => {
  it('exclude sold-out items, and one-off items once sent', async () => {
    const who = await due();
    const [first] = (await who.read()).items;
    if (!first) throw new Error('no item');
    const once = item(await shop.product({ gst_free: true }), { one_off: true });
    const soldOut = item(await shop.product({ stock: 0 }), { one_off: true });
    await changeStored(shop, who.id, { items: [first, once, soldOut] });
    await chargeStep(shop.services, await who.read());
    const order = await orderOf(who.id);
    expect(order?.items.map(({ product_id }) => product_id)).toEqual([first.product_id, once.product_id]);
    expect(order).toMatchObject({ state: 'placed', user_id: who.userId });
    expect(order?.items.map(({ gst }) => gst)).toEqual([173, 0]);
    expect((await who.read()).items.map(({ id }) => id)).toEqual([first.id, soldOut.id]);
  });

  it('can be empty, which skips the delivery', async () => {
    const who = await due();
    const before = await who.read();
    await changeStored(shop, who.id, { items: [item(await shop.product({ stock: 0 }))] });
    expect(await chargeStep(shop.services, await who.read())).toEqual({ order: null });
    expect(await who.read()).toMatchObject({
      status: 'active',
      milestone: 'notify',
      cycle: 2,
      delivery_date: new Date(before.delivery_date.getTime() + 28 * 24 * 60 * MINUTE),
    });
    expect(await intentsOf(who.id)).toEqual([]);
  });

  it('ship express if an item is cold', async () => {
    const who = await due();
    await changeStored(shop, who.id, { items: [item(await shop.product({ is_fridge: true }))] });
    await chargeStep(shop.services, await who.read());
    expect((await orderOf(who.id))?.shipping_method).toMatchObject({ id: 'express', price: 1295 });
  });

  it('use an e-prescription token once; the next delivery needs a new one', async () => {
    const who = await due();
    const patient_uuid = `patient-of-${who.userId}`;
    const name = { first_name: 'Pat', last_name: 'Bee', person_key: patient_uuid };
    await shop.db
      .collection<{ _id: string }>('patients')
      .insertOne({ _id: patient_uuid, user_id: who.userId, ...name } as { _id: string });
    const medicine = await shop.product({ schedule: '4', requires_prescription: true });
    const eprescription_token = sealToken(shop.services.cipher, SAMPLE_TOKENS.valid, patient_uuid);
    const script = { patient_uuid, script_type: 'escript' as const, eprescription_token };
    await changeStored(shop, who.id, { items: [item(medicine, script)] });
    await chargeStep(shop.services, await who.read());
    expect(await orderOf(who.id)).toMatchObject({
      state: 'pharmacist_review',
      items: [{ product_id: medicine, eprescription_token, patient_uuid }],
    });
    expect((await who.read()).items).toMatchObject([{ patient_uuid, eprescription_token: null }]);
    const now = shop.clock.now();
    await changeStored(shop, who.id, { milestone: 'charge', cycle: 2, next_step_at: now });
    expect(await chargeStep(shop.services, await who.read())).toEqual({ order: null });
  });

  it('cannot be sent without an address, which pauses the AutoDelivery', async () => {
    const who = await due({ shipping_address_1: '', shipping_postcode: '' });
    await chargeStep(shop.services, await who.read());
    expect(await who.read()).toMatchObject({ status: 'paused', last_payment_status: 'none' });
    expect(await orderOf(who.id)).toBeNull();
  });
});

describe('a charge', () => {
  it('is abandoned if the bank requires authentication by the customer', async () => {
    const who = await due();
    await changeCard(who, CARDS.threeDSecure);
    await chargeStep(shop.services, await who.read());
    expect(await who.read()).toMatchObject({ last_payment_status: 'failed', charge_failures: 1 });
    expect(await intentsOf(who.id)).toEqual(['released']);
  });

  it('is retried soon, without counting as a failure, if the gateway is unavailable', async () => {
    const who = await due();
    const down = withGateway({ authorise: () => Promise.reject(new PaymentUnavailableError('down')) });
    await expect(chargeStep(down, await who.read())).rejects.toThrow('down');
    const now = shop.clock.now().getTime();
    expect(await who.read()).toMatchObject({
      milestone: 'charge',
      last_payment_status: 'none',
      charge_failures: 0,
      next_step_at: new Date(now + 15 * MINUTE),
    });
    await changeStored(shop, who.id, { next_step_at: shop.clock.now() });
    await runDueSteps(shop.services);
    expect(await intentsOf(who.id)).toEqual(['captured']);
  });

  it('places no order and takes no payment if the owner pauses concurrently', async () => {
    const who = await due();
    const shopper = await who.shopper();
    const { authorise } = shop.services.payments;
    const slow = withGateway({
      async authorise(request) {
        const response = await authorise(request);
        await shopper.run('autodeliveries_pause', { id: who.id }, 'autodelivery { status }');
        return response;
      },
    });
    expect(await chargeStep(slow, await who.read())).toBeNull();
    expect(await orderOf(who.id)).toBeNull();
    expect(await intentsOf(who.id)).toEqual(['released']);
    expect(await who.read()).toMatchObject({ status: 'paused', last_payment_status: 'none' });
  });

  it('charges the remaining items if stock runs out concurrently', async () => {
    const who = await due();
    const scarce = await shop.product({ stock: 1 });
    const { items } = await who.read();
    await changeStored(shop, who.id, { items: [...items, item(scarce)] });
    const { authorise } = shop.services.payments;
    const slow = withGateway({
      async authorise(request) {
        await shop.db
          .collection<{ _id: number }>('products')
          .updateOne({ _id: scarce }, { $set: { stock: 0 } });
        return authorise(request);
      },
    });
    await chargeStep(slow, await who.read());
    expect((await orderOf(who.id))?.items.map(({ product_id }) => product_id)).toEqual([who.productId]);
    expect((await intentsOf(who.id)).sort()).toEqual(['captured', 'released']);
  });
});

describe('a process that crashed', () => {
  it('before the payment: another one charges after the lease expires', async () => {
    const who = await due({ last_payment_status: 'pending' });
    const now = shop.clock.now().getTime();
    await changeStored(shop, who.id, { next_step_at: new Date(now + 5 * MINUTE) });
    await runDueSteps(shop.services);
    expect(await orderOf(who.id)).toBeNull();
    await changeStored(shop, who.id, { next_step_at: new Date(now) });
    await runDueSteps(shop.services);
    expect(await intentsOf(who.id)).toEqual(['captured']);
  });

  it('after the reservation: the reservation is reused', async () => {
    const who = await due();
    const { stripe_source_id: sourceId } = await who.read();
    const orderKey = `autodelivery:${who.id}:1`;
    await authorisePayment(shop.services, { orderKey, cartUuid: orderKey, amount: 2695, sourceId });
    await runDueSteps(shop.services);
    expect(await intentsOf(who.id)).toEqual(['captured']);
    expect((await orderOf(who.id))?.order_total).toBe(2695);
  });

  it('after the order: nothing is repeated', async () => {
    const who = await due();
    const read = await who.read();
    await chargeStep(shop.services, read);
    expect(await chargeStep(shop.services, read)).toBeNull();
    await runDueSteps(shop.services);
    expect(await intentsOf(who.id)).toEqual(['captured']);
  });
});

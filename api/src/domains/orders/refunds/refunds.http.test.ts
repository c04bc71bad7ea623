import { randomUUID } from 'node:crypto';
import { everythingLeft } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { at, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';
import { createJobs } from '../../../jobs';
import { PaymentUnavailableError } from '../../../payments/gateway';
import type { OrderDocument } from '../documents';
import { cancelOrder } from './cancel-order';
import { type RefundOrder, refundOrder } from './refund-order';

const shop = testShop();

const orders = () => shop.db.collection<OrderDocument>('orders');
const stored = async (reference: string) => {
  const order = await orders().findOne({ reference });
  if (!order) throw new Error('No such order');
  return order;
};
const stockOf = (id: number) => shop.stockOf(id);
const intentOf = (order: OrderDocument) =>
  shop.collection('gateway_intents').findOne({ _id: order.payment?.intent_id });

async function placed(by: Shopper = shop.guest(), { quantity = 3, product = {} } = {}) {
  const productId = await shop.product({ stock: 10, ...product });
  const answer = await by.place(await by.readyCart(productId, quantity));
  return { by, productId, reference: at<string>(answer, 'checkout_place_order.order.reference') };
}

const refund = (reference: string, over: Partial<RefundOrder> = {}) =>
  refundOrder(shop.services, {
    reference,
    key: randomUUID(),
    reason: 'damaged',
    request: { lines: [{ line: 1, quantity: 1 }], shipping: false },
    ...over,
  });
const cancel = (reference: string) =>
  cancelOrder(shop.services, { reference, by: 'customer', reason: 'changed_mind' });
const setState = (reference: string, state: OrderDocument['state']) =>
  orders().updateOne({ reference }, { $set: { state } });

/** Lets the gateway fail while `work` is done. */
async function withoutGateway(work: () => Promise<unknown>): Promise<void> {
  const { refund: real } = shop.services.payments;
  shop.services.payments.refund = async () => {
    throw new PaymentUnavailableError('down');
  };
  try {
    await work();
  } finally {
    shop.services.payments.refund = real;
  }
}

describe('a cancelled order', () => {
  it('is refunded to the card, its stock returns and its customer is mailed, once [selling-23 consent-06]', async () => {
    const { by, productId, reference } = await placed();
    expect(await stockOf(productId)).toBe(7);
    await Promise.all([cancel(reference), cancel(reference), cancel(reference)]);
    const order = await stored(reference);
    expect(order).toMatchObject({
      state: 'cancelled',
      payment: { status: 'refunded' },
      edr_base_points: 0,
      refunds: [{ id: 'cancel', amount: 3795, shipping: 795, gst: order.gst_total, status: 'paid' }],
    });
    expect(order.timeline.map(({ state }) => state)).toEqual(['placed', 'cancelled']);
    expect(await intentOf(order)).toMatchObject({ refunded: 3795, status: 'refunded' });
    expect(await stockOf(productId)).toBe(10);
    const mails = (await mailsTo(shop.services, by.email)).filter(
      (mail) => mail.template === 'order_cancelled',
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Refund: $37.95');
    expect(mails[0]?.text).toContain('to your Visa ending in 4242');
  });

  it('cannot be cancelled by its customer once it is packed, nor by anybody once it is dispatched', async () => {
    const { reference } = await placed();
    await setState(reference, 'packed');
    await expect(cancel(reference)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await setState(reference, 'dispatched');
    const pharmacy = { reference, by: 'pharmacy', reason: 'out_of_stock' } as const;
    await expect(cancelOrder(shop.services, pharmacy)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await stored(reference)).refunds).toBeUndefined();
  });

  it('stays cancelled while the gateway is away; a job refunds it later [selling-24]', async () => {
    const { reference } = await placed();
    await withoutGateway(() => cancel(reference));
    expect(await stored(reference)).toMatchObject({
      state: 'cancelled',
      refund_due: true,
      payment: { status: 'captured' },
      refunds: [{ status: 'due' }],
    });
    const job = createJobs(shop.services).find(({ name }) => name === 'payment-recovery');
    await job?.run(new AbortController().signal);
    const order = await stored(reference);
    expect(order).toMatchObject({ payment: { status: 'refunded' }, refunds: [{ status: 'paid' }] });
    expect(order).not.toHaveProperty('refund_due');
    expect(await intentOf(order)).toMatchObject({ refunded: 3795 });
  });

  it('is captured before it is refunded if a crash had come between', async () => {
    const { reference } = await placed();
    const { payment } = await stored(reference);
    await orders().updateOne({ reference }, { $set: { 'payment.status': 'authorised' } });
    await shop
      .collection('gateway_intents')
      .updateOne({ _id: payment?.intent_id }, { $set: { status: 'authorised' } });
    await cancel(reference);
    expect(await intentOf(await stored(reference))).toMatchObject({ refunded: 3795, status: 'refunded' });
  });

  it('frees the discount of a first order', async () => {
    const { shopper } = await shop.user();
    const order = async () => {
      const cart_uuid = await shopper.readyCart(await shop.product());
      await shopper.run('cart_set_offer_by_code', { cart_uuid, code: 'WELCOME10' }, 'cart { uuid }');
      return shopper.place(cart_uuid);
    };
    const first = at<string>(await order(), 'checkout_place_order.order.reference');
    await cancel(first);
    const second = at<string>(await order(), 'checkout_place_order.order.reference');
    const third = at<string>(await order(), 'checkout_place_order.order.reference');
    const codes = [first, second, third].map(async (reference) => (await stored(reference)).offer_code);
    expect(await Promise.all(codes)).toEqual(['WELCOME10', 'WELCOME10', null]);
  });
});

describe('a refund of lines', () => {
  it('gives back their share once per key, and leaves the order where it is [consent-06]', async () => {
    const { by, productId, reference } = await placed();
    await setState(reference, 'delivered');
    const key = randomUUID();
    await Promise.all([refund(reference, { key }), refund(reference, { key })]);
    await refund(reference, { key });
    const order = await stored(reference);
    expect(order).toMatchObject({
      state: 'delivered',
      payment: { status: 'captured' },
      refunds: [{ id: key, amount: 1000, shipping: 0, reason: 'damaged', status: 'paid' }],
    });
    expect(await intentOf(order)).toMatchObject({ refunded: 1000, status: 'captured' });
    expect(await stockOf(productId)).toBe(7);
    const [mail] = (await mailsTo(shop.services, by.email)).filter(
      (sent) => sent.template === 'order_refunded',
    );
    expect(mail?.text).toContain('Reason: Arrived damaged.');
    expect(mail?.text).toContain('Refund: $10.00');
  });

  it('returns goods to stock that have not left the pharmacy, or that the pharmacy takes back', async () => {
    const { productId, reference } = await placed(shop.guest(), { quantity: 4 });
    await refund(reference, { reason: 'out_of_stock' });
    expect(await stockOf(productId)).toBe(6);
    await refund(reference, { reason: 'cannot_supply' });
    expect(await stockOf(productId)).toBe(7);
    await refund(reference, { restock: false });
    expect(await stockOf(productId)).toBe(7);
    await setState(reference, 'delivered');
    await refund(reference, { reason: 'returned', restock: true });
    expect(await stockOf(productId)).toBe(8);
  });

  it('ends an order of which nothing is left: refunded, or cancelled if it had not been sent', async () => {
    const [sent, kept] = [await placed(), await placed()];
    await setState(sent.reference, 'dispatched');
    for (const { reference } of [sent, kept]) {
      await refund(reference);
      await refund(reference, { request: everythingLeft(await stored(reference)) });
    }
    expect(await stored(sent.reference)).toMatchObject({
      state: 'refunded',
      payment: { status: 'refunded' },
    });
    expect(await stored(kept.reference)).toMatchObject({ state: 'cancelled' });
    await expect(refund(sent.reference)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  it('is refused beyond what was bought, and beyond the limit of who refunds', async () => {
    const { reference } = await placed();
    const tooMany = { lines: [{ line: 1, quantity: 4 }], shipping: false };
    await expect(refund(reference, { request: tooMany })).rejects.toMatchObject({
      code: 'NOTHING_TO_REFUND',
    });
    await refund(reference, { limit: 1500 });
    await expect(refund(reference, { limit: 1500 })).rejects.toMatchObject({ code: 'REFUND_LIMIT' });
    const records: number[] = [];
    const failing = refund(reference, {
      record: async () => {
        records.push(1);
        throw new Error('The audit log is away');
      },
    });
    await expect(failing).rejects.toThrow('audit');
    expect((await stored(reference)).refunds).toHaveLength(1);
    expect(records).toEqual([1]);
  });

  it('takes back the points of a linked card', async () => {
    const { shopper, id } = await shop.user();
    const customers = shop.collection('customers');
    const points = async () => (await customers.findOne({ _id: id }))?.edr_points;
    await customers.updateOne({ _id: id }, { $set: { edr_linked: true, edr_points: 0 } });
    const { reference } = await placed(shopper, { product: { edr_bonus_points: 5 } });
    const { edr_base_points, edr_bonus_points } = await stored(reference);
    expect(await points()).toBe(edr_base_points + edr_bonus_points);
    await refund(reference);
    const left = await stored(reference);
    expect([left.edr_base_points, left.edr_bonus_points]).toEqual([20, 10]);
    expect(await points()).toBe(30);
    await cancel(reference);
    expect(await points()).toBe(0);
  });
});

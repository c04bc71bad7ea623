import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { at, CARDS } from '../../test/shop/shopper';
import { testShop } from '../../test/shop/test-shop';
import type { Hooks } from '../lib/hooks';
import type { AttemptDocument } from './attempts';
import { authorisePayment } from './authorise';
import type { PaymentServices } from './payment';
import { recoverPayments } from './recovery';

let services: PaymentServices & { hooks: Hooks };
const shop = testShop();
beforeAll(() => {
  services = { db: shop.db, clock: shop.clock, payments: shop.services.payments, hooks: shop.services.hooks };
});

const silent = { error: () => undefined };
const recover = (minutesLater: number) => {
  const now = new Date(shop.clock.now().getTime() + minutesLater * 60_000);
  return recoverPayments({ ...services, clock: { now: () => now }, log: silent });
};
const attempts = () => shop.db.collection<AttemptDocument>('payment_attempts');
const statusesOf = async (key: string) => ({
  attempt: (await attempts().findOne({ _id: `${key}:1` }))?.status,
  intent: (await shop.db.collection('gateway_intents').findOne({ idempotency_key: `${key}:1` }))?.status,
});

const begin = async (card: string = CARDS.good, cartUuid: string = randomUUID()) => {
  const request = {
    orderKey: randomUUID(),
    cartUuid,
    amount: 1795,
    payer: null,
    sourceId: await shop.guest().cardToken(card),
  };
  const result = await authorisePayment(services, request);
  return { key: request.orderKey, request, result };
};

describe('recovery of payments after a crash', () => {
  it('releases an authorisation whose order was never stored [selling-04]', async () => {
    const { key } = await begin();
    expect(await statusesOf(key)).toEqual({ attempt: 'authorised', intent: 'authorised' });
    await recover(1);
    expect(await statusesOf(key)).toEqual({ attempt: 'released', intent: 'released' });
  });

  it('leaves payments in progress alone', async () => {
    const { key } = await begin();
    await recover(0);
    expect(await statusesOf(key)).toEqual({ attempt: 'authorised', intent: 'authorised' });
  });

  it('captures the payment of a stored order whose capture was interrupted [selling-04]', async () => {
    const guest = shop.guest();
    const key = randomUUID();
    const cart_uuid = await guest.readyCart(await shop.product());
    await guest.place(cart_uuid, { idempotency_key: key });
    await attempts().updateOne({ _id: `${key}:1` }, { $set: { status: 'stored' } });
    await shop.db
      .collection('gateway_intents')
      .updateOne({ idempotency_key: `${key}:1` }, { $set: { status: 'authorised' } });
    await shop.db
      .collection('orders')
      .updateOne({ idempotency_key: key }, { $set: { 'payment.status': 'authorised' } });
    await recover(1);
    expect(await statusesOf(key)).toEqual({ attempt: 'captured', intent: 'captured' });
    const order = await shop.db.collection('orders').findOne({ idempotency_key: key });
    expect(order?.payment.status).toBe('captured');
  });

  it('releases an authorisation granted after the crash had interrupted the request', async () => {
    const { key } = await begin();
    await attempts().updateOne(
      { _id: `${key}:1` },
      { $set: { status: 'started', intent_id: null, details: null } },
    );
    await recover(1);
    expect(await statusesOf(key)).toEqual({ attempt: 'released', intent: 'released' });
  });

  it('completes an interrupted release [selling-24]', async () => {
    const { key } = await begin();
    await attempts().updateOne({ _id: `${key}:1` }, { $set: { status: 'releasing' } });
    await recover(1);
    expect(await statusesOf(key)).toEqual({ attempt: 'released', intent: 'released' });
  });

  it('allows a shopper an hour for the bank’s step', async () => {
    const { key } = await begin(CARDS.threeDSecure);
    await recover(59);
    expect(await statusesOf(key)).toEqual({ attempt: 'requires_action', intent: 'requires_action' });
    await recover(61);
    expect(await statusesOf(key)).toEqual({ attempt: 'released', intent: 'released' });
  });

  it('resumes the same authorisation when the shopper sends the key again', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.readyCart(await shop.product());
    const { key, request } = await begin(CARDS.good, cart_uuid);
    const payment = { idempotency_key: key, stripe_source_id: request.sourceId };
    const answer = await guest.place(cart_uuid, payment);
    expect(at(answer, 'checkout_place_order.order.payment.status')).toBe('captured');
    expect(await attempts().countDocuments({ order_key: key })).toBe(1);
  });

  it('resumes one whose details an earlier release stored as those of a card', async () => {
    const guest = shop.guest();
    const cart_uuid = await guest.readyCart(await shop.product());
    const { key, request } = await begin(CARDS.good, cart_uuid);
    const attempt = await attempts().findOne({ order_key: key });
    expect(attempt?.details).toMatchObject({ brand: 'visa', last4: '4242' });
    await attempts().updateOne(
      { order_key: key },
      { $set: { card: attempt?.details }, $unset: { details: true } },
    );
    const answer = await guest.place(cart_uuid, { idempotency_key: key, stripe_source_id: request.sourceId });
    expect(at(answer, 'checkout_place_order.order.payment')).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(await attempts().countDocuments({ order_key: key })).toBe(1);
  });

  it('releases the previous authorisation if the amount changed', async () => {
    const { key, request } = await begin();
    const result = await authorisePayment(services, { ...request, amount: 999 });
    expect(result.status).toBe('authorised');
    expect(await statusesOf(key)).toEqual({ attempt: 'released', intent: 'released' });
    const second = await shop.db.collection('gateway_intents').findOne({ idempotency_key: `${key}:2` });
    expect(second).toMatchObject({ amount: 999, status: 'authorised' });
  });

  it('releases an authorisation that arrives after its attempt was abandoned', async () => {
    const sourceId = await shop.guest().cardToken();
    const request = { orderKey: randomUUID(), cartUuid: randomUUID(), amount: 500, sourceId, payer: null };
    let isFirst = true;
    const late: PaymentServices = {
      ...services,
      payments: {
        ...services.payments,
        async authorise(asked) {
          if (isFirst) await recover(1);
          isFirst = false;
          return services.payments.authorise(asked);
        },
      },
    };
    const result = await authorisePayment(late, request);
    expect(await statusesOf(request.orderKey)).toEqual({ attempt: 'released', intent: 'released' });
    expect(result).toMatchObject({ status: 'authorised', attemptId: `${request.orderKey}:2` });
  });
});

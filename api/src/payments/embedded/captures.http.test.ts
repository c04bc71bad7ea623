import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import type { Hooks } from '../../lib/hooks';
import { authorisePayment } from '../authorise';
import type { PaymentServices } from '../payment';

let services: PaymentServices & { hooks: Hooks };
const shop = testShop();
beforeAll(() => {
  services = { db: shop.db, clock: shop.clock, payments: shop.services.payments, hooks: shop.services.hooks };
});

const begin = async (card: string = CARDS.good) => {
  const request = {
    orderKey: randomUUID(),
    cartUuid: randomUUID(),
    amount: 1795,
    payer: null,
    sourceId: await shop.guest().cardToken(card),
  };
  const result = await authorisePayment(services, request);
  return { key: request.orderKey, request, result };
};

describe('the embedded gateway', () => {
  const intentOf = async () => {
    const { result } = await begin();
    if (result.status !== 'authorised') throw new Error(result.status);
    return result.intentId;
  };

  it('captures once, does not release captured payments, and refuses to capture released ones', async () => {
    const { payments } = services;
    const captured = await intentOf();
    await payments.capture(captured);
    await payments.capture(captured);
    await payments.release(captured);
    const released = await intentOf();
    await payments.release(released);
    await expect(payments.capture(released)).rejects.toThrow('released cannot be captured');
    const kept = await shop.db.collection<{ _id: string }>('gateway_intents').findOne({ _id: captured });
    expect(kept).toMatchObject({ status: 'captured' });
  });

  it('refunds once per key, never more than was paid', async () => {
    const { payments } = services;
    const id = await intentOf();
    await payments.capture(id);
    await payments.refund(id, 1000, 'first');
    await payments.refund(id, 1000, 'first');
    await expect(payments.refund(id, 1000, 'second')).rejects.toThrow('larger than the payment');
    await payments.refund(id, 795, 'rest');
    const refunded = await shop.db.collection<{ _id: string }>('gateway_intents').findOne({ _id: id });
    expect(refunded).toMatchObject({ refunded: 1795, status: 'refunded' });
  });
});

import { MongoNetworkError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { dueDeliveries } from '../../../../test/shop/due-delivery';
import { changeStored } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';
import { authorisePayment } from '../../../payments/authorise';
import { chargeStep } from './charge';
import { runDueSteps } from './run-due';

const MINUTE = 60_000;

const shop = testShop();
const deliveries = dueDeliveries(shop);

describe('a process that crashed', () => {
  it('before the payment: another one charges after the lease expires', async () => {
    const who = await deliveries.due({ last_payment_status: 'pending' });
    const now = shop.clock.now().getTime();
    await changeStored(shop, who.id, { next_step_at: new Date(now + 5 * MINUTE) });
    await runDueSteps(shop.services);
    expect(await deliveries.orderOf(who.id)).toBeNull();
    await changeStored(shop, who.id, { next_step_at: new Date(now) });
    await runDueSteps(shop.services);
    expect(await deliveries.intentsOf(who.id)).toEqual(['captured']);
  });

  it('after the reservation: the reservation is reused', async () => {
    const who = await deliveries.due();
    const { stripe_source_id: sourceId } = await who.read();
    const orderKey = `autodelivery:${who.id}:1`;
    await authorisePayment(shop.services, {
      orderKey,
      cartUuid: orderKey,
      amount: 2695,
      sourceId,
      payer: who.userId,
    });
    await runDueSteps(shop.services);
    expect(await deliveries.intentsOf(who.id)).toEqual(['captured']);
    expect((await deliveries.orderOf(who.id))?.order_total).toBe(2695);
  });

  it('of the database: the charge is due again a minute later, whatever was interrupted', async () => {
    const who = await deliveries.due();
    const authorise = () => Promise.reject(new MongoNetworkError('connection closed'));
    await runDueSteps(deliveries.withGateway({ authorise }));
    const due = shop.clock.now().getTime() + MINUTE;
    const before = { milestone: 'charge', last_payment_status: 'none', charge_failures: 0 };
    expect(await who.read()).toMatchObject({ ...before, next_step_at: new Date(due) });
    await changeStored(shop, who.id, { next_step_at: shop.clock.now() });
    await runDueSteps(shop.services);
    expect(await deliveries.intentsOf(who.id)).toEqual(['captured']);
  });

  it('after the order: nothing is repeated', async () => {
    const who = await deliveries.due();
    const read = await who.read();
    await chargeStep(shop.services, read);
    expect(await chargeStep(shop.services, read)).toBeNull();
    await runDueSteps(shop.services);
    expect(await deliveries.intentsOf(who.id)).toEqual(['captured']);
  });
});

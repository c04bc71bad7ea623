import { describe, expect, it } from 'vitest';
import { dueDeliveries, item } from '../../../../test/shop/due-delivery';
import { CARDS } from '../../../../test/shop/shopper';
import { changeCard, changeStored } from '../../../../test/shop/subscribers';
import { testShop } from '../../../../test/shop/test-shop';
import { PaymentUnavailableError } from '../../../payments/gateway';
import { withdrawConsents } from '../../consents';
import { chargeStep } from './charge';
import { runDueSteps } from './run-due';

const MINUTE = 60_000;

const shop = testShop();
const deliveries = dueDeliveries(shop);

describe('a charge', () => {
  it('is abandoned if the bank requires authentication by the customer', async () => {
    const who = await deliveries.due();
    await changeCard(shop, who, CARDS.threeDSecure);
    await chargeStep(shop.services, await who.read());
    expect(await who.read()).toMatchObject({ last_payment_status: 'failed', charge_failures: 1 });
    expect(await deliveries.intentsOf(who.id)).toEqual(['released']);
  });

  it('is retried soon, without counting as a failure, if the gateway is unavailable', async () => {
    const who = await deliveries.due();
    const down = deliveries.withGateway({
      authorise: () => Promise.reject(new PaymentUnavailableError('down')),
    });
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
    expect(await deliveries.intentsOf(who.id)).toEqual(['captured']);
  });

  it('places no order and takes no payment if the owner pauses concurrently', async () => {
    const who = await deliveries.due();
    const shopper = await who.shopper();
    const { authorise } = shop.services.payments;
    const slow = deliveries.withGateway({
      async authorise(request) {
        const response = await authorise(request);
        await shopper.run('autodeliveries_pause', { id: who.id }, 'autodelivery { status }');
        return response;
      },
    });
    expect(await chargeStep(slow, await who.read())).toBeNull();
    expect(await deliveries.orderOf(who.id)).toBeNull();
    expect(await deliveries.intentsOf(who.id)).toEqual(['released']);
    expect(await who.read()).toMatchObject({ status: 'paused', last_payment_status: 'none' });
  });

  it('charges the remaining items if stock runs out concurrently', async () => {
    const who = await deliveries.due();
    const scarce = await shop.product({ stock: 1 });
    const { items } = await who.read();
    await changeStored(shop, who.id, { items: [...items, item(scarce)] });
    const { authorise } = shop.services.payments;
    const slow = deliveries.withGateway({
      async authorise(request) {
        await shop.db
          .collection<{ _id: number }>('products')
          .updateOne({ _id: scarce }, { $set: { stock: 0 } });
        return authorise(request);
      },
    });
    await chargeStep(slow, await who.read());
    expect((await deliveries.orderOf(who.id))?.items.map(({ product_id }) => product_id)).toEqual([
      who.productId,
    ]);
    expect((await deliveries.intentsOf(who.id)).sort()).toEqual(['captured', 'released']);
  });

  it('needs the consent of its owner: without one, nothing is charged and it pauses [consent-01]', async () => {
    const who = await deliveries.due();
    await withdrawConsents(shop.services, { subjectId: who.id, reason: 'replaced' });
    await chargeStep(shop.services, await who.read());
    expect(await who.read()).toMatchObject({ status: 'paused', last_payment_status: 'none' });
    expect(await deliveries.intentsOf(who.id)).toEqual([]);
    expect(await deliveries.orderOf(who.id)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { dueDeliveries } from '../../../test/shop/due-delivery';
import { testShop } from '../../../test/shop/test-shop';
import { autoDeliveryData } from './personal-data';

const shop = testShop();
const deliveries = dueDeliveries(shop);

it('the copy of personal data keeps an AutoDelivery that was cancelled, with what was agreed to [consent-15]', async () => {
  const who = await deliveries.due({ milestone: 'notify' });
  const copy = () => autoDeliveryData(shop.services, who.userId);
  const [before] = await copy();
  expect(before?.agreements).toHaveLength(1);
  const shopper = await who.shopper();
  const cancelled = await shopper.run('autodeliveries_delete', { id: who.id }, 'autodelivery { status }');
  expect(cancelled.errors).toBeUndefined();
  const [after, ...others] = await copy();
  expect(others).toEqual([]);
  expect(after).toMatchObject({
    status: 'cancelled',
    agreements: [{ words: before?.agreements[0]?.words, withdrawn_at: expect.any(Date) }],
  });
});

import { expect, it } from 'vitest';
import { testShop } from '../../../../test/shop/test-shop';
import { readConfig } from '../../../server/config';

const QUEUES = '{ staff_order_queues { queue } }';
const shop = testShop();

it('a second factor is required in production, whatever is set, and offered elsewhere [roles-10]', async () => {
  const permitted = { ALLOW_EMBEDDED_GATEWAY: '1', ALLOW_EMBEDDED_DATABASE: '1' };
  const production = { NODE_ENV: 'production', SECOND_FACTOR: 'offered', ...permitted };
  expect(readConfig(production).isSecondFactorRequired).toBe(true);
  expect(readConfig({}).isSecondFactorRequired).toBe(false);
  expect(readConfig({ SECOND_FACTOR: 'required' }).isSecondFactorRequired).toBe(true);
  const staff = await shop.demo('staff');
  expect((await shop.request(QUEUES, {}, { as: staff })).errors).toBeUndefined();
  const enrolled = { has_second_factor: true };
  await shop.db.collection<{ _id: string }>('customers').updateOne({ _id: staff.id }, { $set: enrolled });
  expect((await shop.request(QUEUES, {}, { as: staff })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';

let api: TestApi;
beforeAll(async () => {
  const env = { ALLOW_TEST_OPERATIONS: 'true' };
  api = await startTestApi({ now: new Date('2026-11-24T11:00:00+11:00'), env });
}, 60_000);
afterAll(() => api.close());

it('charges the sample shop’s AutoDelivery to its card', async () => {
  const priya = await api.demo('priya');
  const staff = await api.demo('staff');
  const listed = await api.request('{ autodeliveries { id stripe_source_id } }', {}, { as: priya });
  const [{ id, stripe_source_id }] = listed.data.autodeliveries;
  const cards = await api.request('{ payment_methods { stripe_source_id is_default } }', {}, { as: priya });
  expect(cards.data.payment_methods).toEqual([{ stripe_source_id, is_default: true }]);
  const run = (operation: string, name: string, fields: string) =>
    api.request(
      `mutation Autodeliveries${name}($input: Autodeliveries${name}Input!) {
        autodeliveries_${operation}(input: $input) { ${fields} }
      }`,
      { input: { id } },
      { as: staff },
    );
  await run('notify', 'Notify', 'autodelivery { milestone }');
  await run('lock_in', 'LockIn', 'autodelivery { milestone }');
  const charged = await run('charge', 'Charge', 'order { payment { last4 status } }');
  expect(charged.data.autodeliveries_charge.order).toEqual({
    payment: { last4: '4242', status: 'captured' },
  });
});

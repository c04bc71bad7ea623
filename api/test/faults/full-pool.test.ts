import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseOutage } from '../../src/lib/database/database-outage';
import { startFaultyClient } from './faulty-client';

let faulty: Awaited<ReturnType<typeof startFaultyClient>>;
beforeAll(async () => {
  faulty = await startFaultyClient({ maxPoolSize: 1, waitQueueTimeoutMS: 20 });
}, 60_000);
afterAll(() => faulty.close());

it('a request for which a stalled database leaves no connection has met an outage', async () => {
  const products = faulty.db.collection('products');
  faulty.connection.arm({ fault: 'stall', skip: 0, times: 1 });
  const stalled = products.findOne({});
  const late = await products.findOne({}).catch((error: unknown) => error);
  await stalled;
  expect([String(late), isDatabaseOutage(late)]).toEqual([expect.stringContaining('Timed out'), true]);
});

import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseOutage } from '../../src/lib/database/database-outage';
import { startTestApi } from '../server/start-test-api';
import { FaultyConnection } from './faulty-connection';

let api: Awaited<ReturnType<typeof startTestApi>>;
let faulty: Awaited<ReturnType<typeof FaultyConnection.to>>;
let client: MongoClient;
beforeAll(async () => {
  let address = '';
  api = await startTestApi({
    async connectThrough(uri) {
      address = uri;
      return uri;
    },
  });
  faulty = await FaultyConnection.to(address);
  client = await new MongoClient(faulty.uri, { maxPoolSize: 1, waitQueueTimeoutMS: 20 }).connect();
}, 60_000);
afterAll(async () => {
  await client.close();
  faulty.connection.close();
  await api.close();
});

it('a request for which a stalled database leaves no connection has met an outage', async () => {
  const products = client.db(api.db.databaseName).collection('products');
  faulty.connection.arm({ fault: 'stall', skip: 0, times: 1 });
  const stalled = products.findOne({});
  const late = await products.findOne({}).catch((error: unknown) => error);
  await stalled;
  expect([String(late), isDatabaseOutage(late)]).toEqual([expect.stringContaining('Timed out'), true]);
});

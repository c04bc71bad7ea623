import { afterAll, expect, it } from 'vitest';
import type { Loose } from '../support/database';
import { Growth } from '../support/growth';
import { useMaintainedServer } from '../support/maintained-server';

const OPLOG_BYTES = 8 * 2 ** 20;
const DOCUMENTS = 1000;
const UPDATES = 25;

const context = useMaintainedServer({ oplogBytes: OPLOG_BYTES });
const growth = new Growth();
afterAll(() => growth.close());

it('keeps the latest changes in as much memory as they may take, though their documents are small', async () => {
  const items = context.client.db('test').collection<Loose>('small');
  const update = () => items.updateMany({}, { $inc: { n: 1 }, $set: { at: new Date() } });
  await items.insertMany(Array.from({ length: DOCUMENTS }, (_, _id) => ({ _id, n: 0, tags: ['a', 'b'] })));
  await update();
  const before = await growth.bytes();
  for (let n = 0; n < UPDATES; n += 1) await update();
  const bytes = (await growth.bytes()) - before;
  expect(bytes).toBeLessThan(OPLOG_BYTES);
});

import type { Collection, MongoClient } from 'mongodb';
import { GROUPS, type Item, item } from './items';
import { AT_ONCE, measure } from './measure';

/** How many documents the collection has. */
export const DOCUMENTS = 20_000;

/** Measures every operation. */
export async function measureAll(client: MongoClient, items: Collection<Item>): Promise<void> {
  const heads = ['per s', 'p50 ms', 'p99 ms', 'cpu µs'].map((head) => head.padStart(10)).join('');
  process.stdout.write(`${`${DOCUMENTS} documents, ${AT_ONCE} at once`.padEnd(36)}${heads}\n`);
  await measure('find one by _id', (n) => items.findOne({ _id: (n * 7919) % DOCUMENTS }));
  await measure('find 50 by an index', (n) => items.find({ group: n % GROUPS }).toArray());
  await measure('conditional $inc, durable', (n) =>
    items.updateOne({ _id: (n * 7919) % DOCUMENTS, stock: { $gt: 0 } }, { $inc: { stock: -1 } }),
  );
  await measure('insert, durable', (n) => items.insertOne(item(DOCUMENTS + n)));
  await measure('transaction of two updates', (n) =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        await items.updateOne({ _id: n * 2 }, { $inc: { stock: 1 } }, { session });
        await items.updateOne({ _id: n * 2 + 1 }, { $inc: { stock: 1 } }, { session });
      }),
    ),
  );
}

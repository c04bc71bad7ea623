import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index';

/**
 * `npm run bench -w @saltbush/embedded-mongo`: operations of the official driver on the embedded database. The
 * processor's time, of driver and database together, compares also where other processes use the machine.
 */

const DOCUMENTS = 20_000;
const GROUPS = 400;
const OPERATIONS = 3000;
const AT_ONCE = 16;

interface Item {
  _id: number;
  group: number;
  stock: number;
  text: string;
}

const item = (at: number): Item => ({
  _id: at,
  group: at % GROUPS,
  stock: 10,
  text: `item ${at} `.repeat(40),
});

/** The value below which this share of the sorted times lies. */
const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

async function measure(name: string, operation: (n: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let sent = 0;
  const started = performance.now();
  const usedBefore = process.cpuUsage();
  const worker = async () => {
    while (sent < OPERATIONS) {
      const n = sent++;
      const before = performance.now();
      await operation(n);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const perSecond = OPERATIONS / ((performance.now() - started) / 1000);
  const { user, system } = process.cpuUsage(usedBefore);
  times.sort((a, b) => a - b);
  const cells = [
    perSecond.toFixed(0),
    share(times, 0.5).toFixed(2),
    share(times, 0.99).toFixed(2),
    ((user + system) / OPERATIONS).toFixed(0),
  ];
  process.stdout.write(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);
}

async function measureAll(client: MongoClient, items: Collection<Item>): Promise<void> {
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

const dataDir = mkdtempSync(join(tmpdir(), 'saltbush-embedded-'));
const database = await startEmbeddedMongo({ dataDir });
const client = await new MongoClient(database.uri).connect();
try {
  const items = client.db('bench').collection<Item>('items');
  await items.createIndex({ group: 1 });
  await items.insertMany(Array.from({ length: DOCUMENTS }, (_entry, at) => item(at)));
  await measureAll(client, items);
} finally {
  await client.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

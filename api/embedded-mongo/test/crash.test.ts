import { fileURLToPath } from 'node:url';
import { type Collection, MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { type SpawnedMongo, spawnEmbeddedMongo } from '../src/spawn';
import { type Loose, temporaryFolder } from './support/database';

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = temporaryFolder();
afterAll(folder.remove);

const ROUNDS = 5;
const ACCOUNTS = 5;
const TOTAL = 1000;

/** The writes of a round that were acknowledged. */
interface Acknowledged {
  inserts: number[];
  increments: number;
  transfers: number;
}

function collections(client: MongoClient): Record<'log' | 'counters' | 'accounts', Collection<Loose>> {
  const db = client.db('shop');
  return {
    log: db.collection('log'),
    counters: db.collection('counters'),
    accounts: db.collection('accounts'),
  };
}

async function transfer(client: MongoClient, from: number, to: number): Promise<void> {
  const { accounts, log } = collections(client);
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await accounts.updateOne({ _id: from }, { $inc: { n: -1 } }, { session });
      await accounts.updateOne({ _id: to }, { $inc: { n: 1 } }, { session });
      await log.insertOne({ kind: 'transfer' }, { session });
    }),
  );
}

/** Writes in several ways concurrently until the server is killed. */
async function writeUntilKilled(server: SpawnedMongo, round: number, done: Acknowledged): Promise<void> {
  const client = await new MongoClient(server.uri, { serverSelectionTimeoutMS: 200 }).connect();
  const { log, counters } = collections(client);
  let acknowledged = 0;
  const killAfter = 20 + round * 17;
  const count = (): void => {
    if (++acknowledged === killAfter) process.kill(server.pid, 'SIGKILL');
  };
  const insert = async (n: number): Promise<void> => {
    await log.insertOne({ _id: n, text: 'x'.repeat(500) });
    done.inserts.push(n);
  };
  const increment = async (): Promise<void> => {
    await counters.updateOne({ _id: 'c' }, { $inc: { n: 1 } }, { upsert: true });
    done.increments++;
  };
  const move = async (n: number): Promise<void> => {
    await transfer(client, n % ACCOUNTS, (n + 1) % ACCOUNTS);
    done.transfers++;
  };
  const repeat = async (write: (n: number) => Promise<void>, start: number): Promise<void> => {
    for (let n = start; ; n++) {
      await write(n);
      count();
    }
  };
  await Promise.allSettled([
    repeat(insert, round * 1e6),
    repeat(insert, round * 1e6 + 5e5),
    repeat(increment, 0),
    repeat(move, 0),
    repeat(move, 2),
  ]);
  await client.close(true);
}

describe('kill -9', () => {
  it('loses no acknowledged write and leaves none half done', { timeout: 120_000 }, async () => {
    const done: Acknowledged = { inserts: [], increments: 0, transfers: 0 };
    for (let round = 0; round <= ROUNDS; round++) {
      const server = await spawnEmbeddedMongo({ dataDir: folder.path, entry });
      const client = await new MongoClient(server.uri).connect();
      const { log, counters, accounts } = collections(client);
      if (round === 0) {
        const each = TOTAL / ACCOUNTS;
        await accounts.insertMany(Array.from({ length: ACCOUNTS }, (_, _id) => ({ _id, n: each })));
      }
      const stored = new Set(await log.distinct('_id', { text: { $exists: true } }));
      expect(done.inserts.filter((n) => !stored.has(n))).toEqual([]);
      // Written but not yet acknowledged when it was killed: at most what was in flight in each round.
      const counter = (await counters.findOne({ _id: 'c' }))?.n ?? 0;
      expect(counter - done.increments).toBeGreaterThanOrEqual(0);
      expect(counter - done.increments).toBeLessThanOrEqual(round);
      const [sum] = await accounts.aggregate([{ $group: { _id: null, n: { $sum: '$n' } } }]).toArray();
      expect(sum).toEqual({ _id: null, n: TOTAL });
      const transfers = await log.countDocuments({ kind: 'transfer' });
      expect(transfers - done.transfers).toBeGreaterThanOrEqual(0);
      expect(transfers - done.transfers).toBeLessThanOrEqual(2 * round);
      expect(await log.countDocuments()).toBe((await log.find().hint({ $natural: 1 }).toArray()).length);
      await client.close();
      if (round === ROUNDS) await server.close();
      else {
        await writeUntilKilled(server, round, done);
      }
    }
    expect(done.inserts.length).toBeGreaterThan(ROUNDS * 5);
  });
});

import { type Collection, MongoClient } from 'mongodb';
import type { SpawnedMongo } from '../../src/spawn';
import type { Loose } from './database';

/** How many accounts money is moved between. */
export const ACCOUNTS = 5;

/** The writes of a round that were acknowledged. */
export interface Acknowledged {
  inserts: number[];
  increments: number;
  transfers: number;
}

/** The collections that are written to. */
export function collections(client: MongoClient): Record<'log' | 'counters' | 'accounts', Collection<Loose>> {
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
export async function writeUntilKilled(
  server: SpawnedMongo,
  round: number,
  done: Acknowledged,
): Promise<void> {
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

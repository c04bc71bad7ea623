import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { spawnEmbeddedMongo } from '../../src/spawn';
import { temporaryFolder } from '../support/database';
import { ACCOUNTS, type Acknowledged, collections, writeUntilKilled } from '../support/interrupted-writes';
import { ENTRY as entry } from '../support/processes';

const folder = temporaryFolder();
afterAll(folder.remove);

const ROUNDS = 5;
const TOTAL = 1000;

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

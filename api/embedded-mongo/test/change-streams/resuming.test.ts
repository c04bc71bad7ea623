import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, useDatabase } from '../support/database';
import { next, useStreams } from '../support/streams';

const database = useDatabase({}, { testCommands: true });
const { open, watch } = useStreams();

describe('resuming', () => {
  it('returns everything after a token or a time', async () => {
    const items = database.collection();
    const stream = await watch(items);
    await items.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
    const [first] = await next(stream, 1);
    for (const options of [{ resumeAfter: first._id }, { startAfter: first._id }]) {
      const resumed = await next(items.watch([], options), 2);
      expect(resumed.map(({ documentKey }) => documentKey._id)).toEqual([2, 3]);
    }
    const atTime = open(items, [], { startAtOperationTime: first.clusterTime });
    expect((await next(atTime, 3)).map(({ documentKey }) => documentKey._id)).toEqual([1, 2, 3]);
  });

  it.skipIf(externalUri)('goes on by itself after a network error and misses nothing', async () => {
    const items = database.collection();
    const stream = await watch(items);
    await items.insertOne({ _id: 1 });
    expect(await stream.next()).toMatchObject({ documentKey: { _id: 1 } });
    await database.client.db('admin').command({
      configureFailPoint: 'failCommand',
      mode: { times: 1 },
      data: { failCommands: ['getMore'], closeConnection: true },
    });
    await items.insertOne({ _id: 2 });
    expect(await stream.next()).toMatchObject({ documentKey: { _id: 2 } });
  });

  it.skipIf(externalUri)(
    'fails with 286 when the history is lost, and with 9 for what is no token',
    async () => {
      const items = database.collection();
      const old = open(items, [], { resumeAfter: { _data: `82${'0'.repeat(16)}0000000000` } });
      expect(await errorCode(old.next())).toBe(286);
      const nonsense = open(items, [], { resumeAfter: { _data: 'x' } });
      expect(await errorCode(nonsense.next())).toBe(9);
    },
  );

  it('ends with an invalidate event when the collection is dropped, and starts after it', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1 });
    const stream = await watch(items);
    await items.drop();
    const [drop, invalidate] = await next(stream, 2);
    expect([drop.operationType, invalidate.operationType]).toEqual(['drop', 'invalidate']);
    await items.insertOne({ _id: 2 });
    const resumed = open(items, [], { resumeAfter: invalidate._id });
    expect(await errorCode(resumed.next())).toBe(260);
    const started = open(items, [], { startAfter: invalidate._id });
    expect(await started.next()).toMatchObject({ operationType: 'insert', documentKey: { _id: 2 } });
  });
});

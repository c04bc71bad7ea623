import type { ChangeStreamOptions } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';
import { useStreams } from '../support/streams';

const database = useDatabase({}, { testCommands: true });
const { open, watch } = useStreams();

describe('the events of a change stream', () => {
  it('looks documents up, and returns earlier states where the collection keeps them', async () => {
    const items = await database.db.createCollection<Loose>('states', {
      changeStreamPreAndPostImages: { enabled: true },
    });
    await items.insertOne({ _id: 1, n: 1 });
    const options: ChangeStreamOptions = {
      fullDocument: 'updateLookup',
      fullDocumentBeforeChange: 'required',
    };
    const stream = await watch(items, options);
    const exact = await watch(items, { fullDocument: 'required' });
    await items.updateOne({ _id: 1 }, { $set: { n: 2 } });
    await items.updateOne({ _id: 1 }, { $set: { n: 3 } });
    expect(await stream.next()).toMatchObject({ fullDocument: { n: 3 }, fullDocumentBeforeChange: { n: 1 } });
    expect(await exact.next()).toMatchObject({ fullDocument: { n: 2 } });
  });

  it('filters and shapes events, but retains their tokens', async () => {
    const items = database.collection();
    const stream = await watch(items, {}, [
      { $match: { 'fullDocument.n': { $gt: 1 } } },
      { $project: { n: '$fullDocument.n' } },
    ]);
    await items.insertMany([{ n: 1 }, { n: 2 }]);
    expect(await stream.next()).toEqual({ _id: expect.anything(), n: 2 });
    const broken = open(items, [{ $project: { _id: 0 } }]);
    const failed = errorCode(broken.next());
    await items.insertOne({ n: 3 });
    expect(await failed).toBe(280);
  });
});

import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';

const database = useDatabase();

describe('upsert', () => {
  it('inserts what the filter requires, with the update applied', async () => {
    const items = database.collection();
    const update = { $set: { b: 2 }, $inc: { n: 1 }, $setOnInsert: { c: 3 } };
    const result = await items.updateOne({ a: 1, 'x.y': { $eq: 5 }, z: { $gt: 1 } }, update, {
      upsert: true,
    });
    expect(result).toMatchObject({ matchedCount: 0, upsertedCount: 1 });
    expect(await items.findOne({}, { projection: { _id: 0 } })).toEqual({
      a: 1,
      x: { y: 5 },
      b: 2,
      n: 1,
      c: 3,
    });
    expect(await items.updateOne({ a: 1 }, update, { upsert: true })).toMatchObject({
      matchedCount: 1,
      upsertedCount: 0,
    });
    expect(await items.countDocuments()).toBe(1);
  });

  it('takes the id from the filter', async () => {
    const items = database.collection();
    expect((await items.replaceOne({ _id: 'k' }, { v: 1 }, { upsert: true })).upsertedId).toBe('k');
    expect(await items.findOne()).toEqual({ _id: 'k', v: 1 });
  });
});

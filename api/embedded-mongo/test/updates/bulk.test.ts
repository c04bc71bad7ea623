import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';

const database = useDatabase();

describe('bulk writes', () => {
  it('runs mixed writes in order and reports each error', async () => {
    const items = database.collection();
    const result = await items.bulkWrite([
      { insertOne: { document: { _id: 1, a: 1 } } },
      { updateOne: { filter: { _id: 1 }, update: { $set: { a: 2 } } } },
      { replaceOne: { filter: { _id: 2 }, replacement: { a: 3 }, upsert: true } },
      { deleteOne: { filter: { _id: 1 } } },
    ]);
    expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
    await expect(items.insertMany([{ _id: 5 }, { _id: 5 }, { _id: 6 }])).rejects.toMatchObject({
      code: 11000,
    });
    expect(await items.countDocuments({ _id: { $gte: 5 } })).toBe(1);
    await expect(
      items.insertMany([{ _id: 7 }, { _id: 5 }, { _id: 8 }], { ordered: false }),
    ).rejects.toMatchObject({ code: 11000 });
    expect(await items.countDocuments({ _id: { $gte: 7 } })).toBe(2);
  });
});

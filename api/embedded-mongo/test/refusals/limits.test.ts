import { describe, expect, it } from 'vitest';
import { errorCode, useDatabase } from '../support/database';

const database = useDatabase();

describe('limits', () => {
  it('stops a query after its time limit', async () => {
    const items = database.collection();
    await items.insertMany(Array.from({ length: 3000 }, (_, n) => ({ n, text: 'x'.repeat(500) })));
    const slow = {
      $expr: {
        $eq: [
          { $reduce: { input: { $range: [0, 2000] }, initialValue: 0, in: { $add: ['$$value', '$n'] } } },
          -1,
        ],
      },
    };
    expect(await errorCode(items.find(slow).maxTimeMS(5).toArray())).toBe(50);
  });

  it('refuses results that are too large for a document', async () => {
    const items = database.collection();
    for (let n = 0; n < 18; n++) await items.insertOne({ text: `${n}`.padEnd(1_000_000, 'x') });
    expect(await errorCode(items.distinct('text'))).toBeTypeOf('number');
    expect(
      await errorCode(items.aggregate([{ $group: { _id: null, all: { $push: '$text' } } }]).toArray()),
    ).toBe(10334);
    expect(await items.find().toArray()).toHaveLength(18);
  });

  it('refuses a write concern with more members than exist, and keeps what it wrote', async () => {
    const items = database.collection();
    expect(await errorCode(items.insertOne({}, { writeConcern: { w: 5, wtimeoutMS: 1 } }))).toBe(100);
    expect(await items.countDocuments()).toBe(1);
  });
});

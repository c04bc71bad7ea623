import { describe, expect, it } from 'vitest';
import { type Loose, useDatabase } from '../support/database';
import { names, wordsIn } from '../support/words';

const database = useDatabase();
const words = wordsIn(database);

describe('a collation decides what is equal', () => {
  it('for groups, distinct values, joins and expressions', async () => {
    const items = await words('a', 'A', 'b');
    const collation = { locale: 'en', strength: 2 };
    const groups = [{ $group: { _id: '$name', n: { $sum: 1 } } }, { $sort: { n: 1 } }];
    expect(await items.aggregate(groups, { collation }).toArray()).toEqual([
      { _id: 'b', n: 1 },
      { _id: 'a', n: 2 },
    ]);
    expect(await items.distinct('name', {}, { collation })).toEqual(['a', 'b']);
    const join = { from: items.collectionName, localField: 'name', foreignField: 'name', as: 'same' };
    const joined = await items.aggregate([{ $lookup: join }, { $sort: { n: 1 } }], { collation }).toArray();
    expect(joined.map(({ same }: Loose) => same.length)).toEqual([2, 2, 1]);
    const equal = [{ $match: { $expr: { $eq: ['$name', 'B'] } } }];
    expect(names(await items.aggregate(equal, { collation }).toArray())).toEqual(['b']);
  });

  it('for updates, deletions and found documents', async () => {
    const items = await words('a', 'A', 'b');
    const collation = { locale: 'en', strength: 2 };
    expect((await items.updateMany({ name: 'A' }, { $set: { done: 1 } }, { collation })).modifiedCount).toBe(
      2,
    );
    expect((await items.findOneAndUpdate({ name: 'B' }, { $set: { done: 2 } }, { collation }))?.name).toBe(
      'b',
    );
    expect((await items.deleteMany({ name: 'a' }, { collation })).deletedCount).toBe(2);
    expect(names(await items.find().toArray())).toEqual(['b']);
  });
});

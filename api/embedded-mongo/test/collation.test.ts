import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from './support/database';

const database = useDatabase();

async function words(...names: string[]): Promise<Loose> {
  const items = database.collection();
  await items.insertMany(names.map((name, n) => ({ _id: n, name, n })));
  return items;
}

const names = (docs: Loose[]): string[] => docs.map(({ name }) => name);

describe('a collation decides what is equal', () => {
  it.each([
    [1, ['resume', 'Resume', 'résumé']],
    [2, ['resume', 'Resume']],
    [3, ['resume']],
  ])('by strength %s', async (strength, expected) => {
    const items = await words('resume', 'Resume', 'résumé', 'other');
    await items.createIndex({ name: 1 });
    const collation = { locale: 'en', strength };
    const find = (filter: Loose) => items.find(filter, { collation }).sort({ n: 1 }).toArray();
    expect(names(await find({ name: 'resume' }))).toEqual(expected);
    expect(names(await find({ name: { $in: ['RESUME', 'resume'] } }))).toEqual(expected);
    expect(await items.countDocuments({ name: 'resume' }, { collation })).toBe(expected.length);
    expect(await items.countDocuments({ name: { $ne: 'resume' } }, { collation })).toBe(4 - expected.length);
  });

  it('with case but without accents, by caseLevel', async () => {
    const items = await words('a', 'A', 'á');
    const collation = { locale: 'en', strength: 1, caseLevel: true };
    expect(names(await items.find({ name: 'a' }, { collation }).toArray())).toEqual(['a', 'á']);
  });

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

describe('a collation decides the order', () => {
  it.each([
    [{ locale: 'en' }, ['a', 'A', 'ä', 'z']],
    [{ locale: 'en', caseFirst: 'upper' }, ['A', 'a', 'ä', 'z']],
    [{ locale: 'sv' }, ['a', 'A', 'z', 'ä']],
    [{ locale: 'simple' }, ['A', 'a', 'z', 'ä']],
  ])('%j', async (collation: Loose, expected) => {
    const items = await words('z', 'ä', 'A', 'a');
    await items.createIndex({ name: 1 });
    const sorted = items.find({}, { collation }).sort({ name: 1 }).batchSize(2);
    expect(names(await sorted.toArray())).toEqual(expected);
    expect(names(await items.aggregate([{ $sort: { name: 1 } }], { collation }).toArray())).toEqual(expected);
  });

  it('of numbers in text, and of ranges', async () => {
    const items = await words('item 10', 'item 9', 'item 1');
    const collation = { locale: 'en', numericOrdering: true };
    const found = items.find({ name: { $gt: 'item 1' } }, { collation }).sort({ name: 1 });
    expect(names(await found.toArray())).toEqual(['item 9', 'item 10']);
  });
});

describe('the collation of a collection', () => {
  it('is the default of its commands, and shown', async () => {
    const items = await database.db.createCollection<Loose>('cities', {
      collation: { locale: 'fr', strength: 1 },
    });
    await items.insertMany([{ name: 'Orléans' }, { name: 'ORLEANS' }]);
    expect(await items.countDocuments({ name: 'orleans' })).toBe(2);
    const simple = { collation: { locale: 'simple' } };
    expect(await items.countDocuments({ name: 'ORLEANS' }, simple)).toBe(1);
    const [info] = await database.db.listCollections({ name: 'cities' }).toArray();
    expect((info as Loose).options.collation).toMatchObject({ locale: 'fr', strength: 1, caseLevel: false });
    expect((await items.updateMany({ name: 'orléans' }, { $set: { a: 1 } })).matchedCount).toBe(2);
  });

  it('does not keep an index from serving ids', async () => {
    const items = await words('a', 'b');
    const explained = await items.find({ _id: 1 }, { collation: { locale: 'en', strength: 1 } }).explain();
    expect(JSON.stringify(explained.queryPlanner.winningPlan)).toContain('IXSCAN');
  });
});

describe('an unknown collation is refused', () => {
  it.each([
    [{ locale: 'nonsense' }, 2],
    [{ locale: 'en', strength: 9 }, 2],
    [{ locale: 'en', nonsense: 1 }, 40415],
    [{ strength: 1 }, 40414],
  ])('%j', async (collation: Loose, code) => {
    expect(await errorCode(database.collection().find({}, { collation }).toArray())).toBe(code);
  });
});

import { describe, expect, it } from 'vitest';
import { type Loose, useDatabase } from '../support/database';
import { names, wordsIn } from '../support/words';

const database = useDatabase();
const words = wordsIn(database);

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

import { describe, expect, it } from 'vitest';
import { type Loose, useDatabase } from '../support/database';
import { names, wordsIn } from '../support/words';

const database = useDatabase();
const words = wordsIn(database);

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
});

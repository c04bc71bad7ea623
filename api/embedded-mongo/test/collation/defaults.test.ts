import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';
import { wordsIn } from '../support/words';

const database = useDatabase();
const words = wordsIn(database);

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

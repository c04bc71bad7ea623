import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';

const database = useDatabase();
const collation = { locale: 'en', strength: 2 };

async function people(...emails: string[]): Promise<Loose> {
  const items = database.collection();
  await items.createIndex({ email: 1 }, { unique: true, collation });
  await items.insertMany(emails.map((email, n) => ({ _id: n, email })));
  return items;
}

const planOf = async (query: Loose): Promise<string> =>
  JSON.stringify((await query.explain()).queryPlanner.winningPlan);

describe('an index with a collation', () => {
  it('is unique by it, and shows it', async () => {
    const items = await people('ada@example.com');
    expect(await errorCode(items.insertOne({ email: 'Ada@Example.com' }))).toBe(11000);
    await items.insertOne({ _id: 'other', email: 'adá@example.com' });
    const update = items.updateOne({ _id: 'other' }, { $set: { email: 'ADA@example.com' } });
    expect(await errorCode(update)).toBe(11000);
    const [, index] = await items.indexes();
    expect(index).toMatchObject({ unique: true, collation: { locale: 'en', strength: 2, caseLevel: false } });
  });

  it('serves equality under the same collation, and no text under another', async () => {
    const items = await people('ada@example.com', 'bob@example.com');
    const found = items.find({ email: 'ADA@EXAMPLE.COM' }, { collation });
    expect(await planOf(found)).toContain('IXSCAN');
    expect(await found.toArray()).toEqual([{ _id: 0, email: 'ada@example.com' }]);
    const among = items.find({ email: { $in: ['BOB@example.com', 'x'] } }, { collation });
    expect(await planOf(among)).toContain('IXSCAN');
    expect(await among.toArray()).toEqual([{ _id: 1, email: 'bob@example.com' }]);
    const simple = items.find({ email: 'ADA@EXAMPLE.COM' });
    expect(await planOf(simple)).not.toContain('IXSCAN');
    expect(await simple.toArray()).toEqual([]);
    expect(await items.countDocuments({ email: /^ada/ }, { collation })).toBe(1);
    const [above, below] = [{ $gt: 'B' }, { $lt: 'B' }];
    expect(await items.countDocuments({ email: above }, { collation })).toBe(1);
    expect(await items.countDocuments({ email: below }, { collation })).toBe(1);
  });

  it('does not disturb the order of a sort', async () => {
    const items = await people('b', 'A', 'c');
    const emails = (docs: Loose[]) => docs.map(({ email }) => email);
    expect(emails(await items.find().sort({ email: 1 }).toArray())).toEqual(['A', 'b', 'c']);
    const sorted = items.find({}, { collation }).sort({ email: -1 });
    expect(emails(await sorted.toArray())).toEqual(['c', 'b', 'A']);
  });

  it('may stand beside another one of its fields', async () => {
    const items = await people('a');
    await items.createIndex({ email: 1 }, { name: 'bytes' });
    const same = items.createIndex({ email: 1 }, { name: 'again', collation });
    expect(await errorCode(same)).toBe(85);
    expect((await items.indexes()).map(({ name }: Loose) => name)).toEqual(['_id_', 'email_1', 'bytes']);
    expect(await planOf(items.find({ email: 'a' }))).toContain('bytes');
    expect(await planOf(items.find({ email: 'a' }, { collation }))).toContain('email_1');
  });

  it('is that of its collection if it names none', async () => {
    const items = await database.db.createCollection<Loose>('cities', { collation });
    await items.createIndex({ name: 1 }, { unique: true });
    await items.insertOne({ name: 'Perth' });
    expect(await errorCode(items.insertOne({ name: 'PERTH' }))).toBe(11000);
    expect(await planOf(items.find({ name: 'perth' }))).toContain('IXSCAN');
  });
});

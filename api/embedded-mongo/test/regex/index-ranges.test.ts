import { BSONRegExp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { type Loose, useDatabase } from '../support/database';

const database = useDatabase();

describe('an anchored pattern reads only its part of an index', () => {
  it.each([
    ['^k12', ''],
    ['\\Ak12', ''],
    ['^k12', 's'],
  ])('%s with the flags "%s"', async (pattern, flags) => {
    const items = database.collection();
    await items.createIndex({ key: 1 });
    await items.insertMany(Array.from({ length: 300 }, (_, n) => ({ key: `k${n}` })));
    const found = items.find({ key: new BSONRegExp(pattern, flags) as Loose });
    const { executionStats } = await found.explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: 11, totalDocsExamined: 11 });
  });
});

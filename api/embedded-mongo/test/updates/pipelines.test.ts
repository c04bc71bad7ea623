import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { updatedIn } from '../support/updated';

const database = useDatabase();
const updated = updatedIn(database);

describe('pipelines and replacements', () => {
  it('computes fields from the document', async () => {
    const stages = [{ $set: { total: { $multiply: ['$n', '$price'] } } }, { $unset: 'price' }];
    expect(await updated({ n: 3, price: 250 }, stages)).toEqual({ n: 3, total: 750 });
  });

  it('replaces the document and keeps its id', async () => {
    const items = database.collection();
    await items.insertOne({ _id: 1, a: 1, b: 2 });
    await items.replaceOne({ a: 1 }, { c: 3 });
    expect(await items.findOne()).toEqual({ _id: 1, c: 3 });
  });
});

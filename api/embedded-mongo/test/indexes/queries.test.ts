import { describe, expect, it } from 'vitest';
import { errorCode, externalUri, type Loose, useDatabase } from '../support/database';
import { examined, productsIn } from '../support/products';

const database = useDatabase();
const products = productsIn(database);

describe('queries through indexes', () => {
  it('examine only what they return', async () => {
    const items = await products();
    expect(await examined(items.find({ slug: 'p-7' }))).toMatchObject({ docs: 1, keys: 1 });
    expect(await examined(items.find({ brand: 3 }))).toMatchObject({ docs: 50 });
    expect(await examined(items.find({ brand: 3, rank: { $gte: 500 } }))).toMatchObject({ docs: 25 });
    expect(await examined(items.find({ brand: { $in: [3, 4] } }))).toMatchObject({ docs: 100 });
    expect((await examined(items.find({ slug: /^p-99\d/ }))).docs).toBeLessThanOrEqual(11);
    expect(await examined(items.find({ categories: 105 }))).toMatchObject({ docs: 91 });
    expect(await examined(items.find({ 'prices.value': 5003 }))).toMatchObject({ docs: 1 });
    expect(await examined(items.find({ $or: [{ slug: 'p-1' }, { 'prices.value': 2 }] }))).toMatchObject({
      docs: 2,
    });
  });

  it('count from the keys alone', async () => {
    const items = await products();
    const explained: Loose = await database.db.command({
      explain: { count: items.collectionName, query: { brand: 3 } },
      verbosity: 'executionStats',
    });
    expect(explained.executionStats.totalDocsExamined).toBe(0);
    expect(await items.countDocuments({ brand: 3 })).toBe(50);
    expect(await items.countDocuments({ categories: 3 })).toBe(143);
  });

  it.skipIf(externalUri)('join through the index of the other collection', async () => {
    const items = await products();
    const lines = database.collection();
    await lines.insertMany([{ slug: 'p-1' }, { slug: 'p-2' }, { slug: 'none' }]);
    const byField = { from: items.collectionName, localField: 'slug', foreignField: 'slug', as: 'p' };
    const explained: Loose = await lines.aggregate([{ $lookup: byField }]).explain('executionStats');
    const lookup = explained.stages.find((stage: Loose) => '$lookup' in stage);
    expect(Number(lookup.totalDocsExamined)).toBe(2);
    expect(lookup.indexesUsed).toEqual(['slug_1']);
  });

  it('follow a hint and refuse an unknown one', async () => {
    const items = await products(100);
    expect((await examined(items.find({ brand: 3 }).hint({ $natural: 1 }))).docs).toBe(100);
    expect((await examined(items.find({ brand: 3 }).hint('slug_1'))).keys).toBe(100);
    expect(await errorCode(items.find({ brand: 3 }).hint('nope').toArray())).toBe(2);
  });
});

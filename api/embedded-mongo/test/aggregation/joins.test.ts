import { describe, expect, it } from 'vitest';
import { type Loose, useDatabase } from '../support/database';
import { byId } from '../support/sales';

const database = useDatabase();

describe('joins', () => {
  async function shop(): Promise<{ orders: Loose; products: string }> {
    const products = database.collection();
    const orders = database.collection();
    await products.createIndex({ code: 1 });
    await products.insertMany([
      { _id: 1, code: 'a', stock: 5 },
      { _id: 2, code: 'b', stock: 0 },
      { _id: 3, stock: 1 },
    ]);
    await orders.insertMany([
      { _id: 1, code: 'a', lines: ['a', 'b'] },
      { _id: 2, code: 'z', lines: [] },
      { _id: 3, lines: ['b'] },
    ]);
    return { orders, products: products.collectionName };
  }

  it('joins by a field, and missing fields to missing ones', async () => {
    const { orders, products } = await shop();
    const lookup = { from: products, localField: 'code', foreignField: 'code', as: 'found' };
    const rows = await orders
      .aggregate([byId, { $lookup: lookup }, { $project: { found: '$found._id' } }])
      .toArray();
    expect(rows).toEqual([
      { _id: 1, found: [1] },
      { _id: 2, found: [] },
      { _id: 3, found: [3] },
    ]);
  });

  it('joins each element of an array', async () => {
    const { orders, products } = await shop();
    const lookup = { from: products, localField: 'lines', foreignField: 'code', as: 'found' };
    const rows = await orders
      .aggregate([byId, { $lookup: lookup }, { $project: { found: '$found._id' } }])
      .toArray();
    expect(rows).toEqual([
      { _id: 1, found: [1, 2] },
      { _id: 2, found: [] },
      { _id: 3, found: [2] },
    ]);
  });

  it('joins by a pipeline with variables', async () => {
    const { orders, products } = await shop();
    const pipeline = [
      { $match: { $expr: { $and: [{ $in: ['$code', '$$lines'] }, { $gt: ['$stock', 0] }] } } },
      { $project: { _id: 0, code: 1 } },
    ];
    const lookup = { from: products, let: { lines: '$lines' }, pipeline, as: 'inStock' };
    const rows = await orders.aggregate([byId, { $lookup: lookup }, { $project: { inStock: 1 } }]).toArray();
    expect(rows).toEqual([
      { _id: 1, inStock: [{ code: 'a' }] },
      { _id: 2, inStock: [] },
      { _id: 3, inStock: [] },
    ]);
  });

  it('appends another collection and traverses a tree', async () => {
    const { orders, products } = await shop();
    expect(await orders.aggregate([{ $unionWith: products }, { $count: 'n' }]).toArray()).toEqual([{ n: 6 }]);
    const tree = database.collection();
    await tree.insertMany([{ _id: 1 }, { _id: 2, parent: 1 }, { _id: 3, parent: 2 }, { _id: 4, parent: 1 }]);
    const graph = {
      from: tree.collectionName,
      startWith: '$_id',
      connectFromField: '_id',
      connectToField: 'parent',
      as: 'below',
    };
    const [root] = await tree.aggregate([{ $match: { _id: 1 } }, { $graphLookup: graph }]).toArray();
    expect(root?.below.map(({ _id }: Loose) => _id).sort()).toEqual([2, 3, 4]);
  });
});

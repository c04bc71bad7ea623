import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';
import { numberedIn, stored } from '../support/numbered';

const database = useDatabase();
const source = numberedIn(database);

describe('$merge', () => {
  async function merged(options: Loose, results: Loose = {}): Promise<Loose> {
    const [items, target] = [await source(), database.collection()];
    await target.insertOne({ _id: 1, sku: 'a', old: true });
    await items
      .aggregate([{ $set: results }, { $merge: { into: target.collectionName, ...options } }])
      .toArray();
    return stored(target);
  }
  const inserted = [
    { _id: 2, sku: 'b', n: 2 },
    { _id: 3, sku: 'c', n: 3 },
  ];

  it.each([
    ['merge by default', {}, [{ _id: 1, sku: 'a', old: true, n: 1 }, ...inserted]],
    ['replace', { whenMatched: 'replace' }, [{ _id: 1, sku: 'a', n: 1 }, ...inserted]],
    ['keepExisting', { whenMatched: 'keepExisting' }, [{ _id: 1, sku: 'a', old: true }, ...inserted]],
    ['discard', { whenNotMatched: 'discard' }, [{ _id: 1, sku: 'a', old: true, n: 1 }]],
    [
      'a pipeline',
      { whenMatched: [{ $set: { from: '$$new.n' } }] },
      [{ _id: 1, sku: 'a', old: true, from: 1 }, ...inserted],
    ],
    [
      'a pipeline with variables',
      { let: { double: { $multiply: ['$n', 2] } }, whenMatched: [{ $set: { n: '$$double' } }] },
      [{ _id: 1, sku: 'a', old: true, n: 2 }, ...inserted],
    ],
  ])('%s', async (_, options, expected) => {
    expect(await merged(options)).toEqual(expected);
  });

  it('fails if it should when documents match or do not, and then stores nothing', async () => {
    await expect(merged({ whenMatched: 'fail' })).rejects.toMatchObject({
      code: 11000,
      errorResponse: { keyPattern: { _id: 1 }, keyValue: { _id: 1 } },
    });
    expect(await errorCode(merged({ whenNotMatched: 'fail' }))).toBe(13113);
  });

  it('joins by the fields of a unique index only', async () => {
    const [items, target] = [await source(), database.collection()];
    const merge = (): Promise<unknown> =>
      items
        .aggregate([
          { $project: { _id: 0, sku: 1, n: 1 } },
          { $merge: { into: target.collectionName, on: 'sku' } },
        ])
        .toArray();
    await target.insertOne({ _id: 'x', sku: 'b' });
    expect(await errorCode(merge())).toBe(51183);
    await target.createIndex({ sku: 1 }, { unique: true });
    await merge();
    expect(
      await target
        .find({}, { projection: { _id: 0 } })
        .sort({ sku: 1 })
        .toArray(),
    ).toEqual([
      { sku: 'a', n: 1 },
      { sku: 'b', n: 2 },
      { sku: 'c', n: 3 },
    ]);
    expect(await target.findOne({ _id: 'x' })).toEqual({ _id: 'x', sku: 'b', n: 2 });
  });

  it.each([
    [{ whenMatched: 'nonsense' }, 2],
    [{ nonsense: 1 }, 40415],
    [{ let: { a: 1 } }, 51199],
    [{ on: [] }, 51187],
  ])('refuses %j', async (options, code) => {
    expect(await errorCode(merged(options))).toBe(code);
  });
});

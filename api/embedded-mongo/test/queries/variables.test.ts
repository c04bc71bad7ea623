import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';
import { numberedIn } from '../support/numbered';

const database = useDatabase();
const source = numberedIn(database);

describe('variables of a command', () => {
  it('are the values of constant expressions', async () => {
    const items = await source();
    const find = (value: Loose) =>
      items.countDocuments({ $expr: { $eq: ['$sku', '$$wanted'] } }, { let: { wanted: value } });
    await items.insertOne({ _id: 4, sku: '$n' });
    const byLiteral = { $expr: { $eq: ['$sku', '$$wanted'] } };
    expect(await items.find(byLiteral, { let: { wanted: { $literal: '$n' } } }).toArray()).toHaveLength(1);
    expect(await items.find(byLiteral, { let: { wanted: { $concat: ['', 'b'] } } }).toArray()).toHaveLength(
      1,
    );
    expect(await errorCode(items.find(byLiteral, { let: { wanted: '$n' } }).toArray())).toBe(4890500);
    expect(await find('c')).toBe(1);
    const update = [{ $set: { n: '$$value' } }];
    await items.updateOne({ _id: 1 }, update, { let: { value: { $literal: '$$x' } } });
    expect(await items.findOne({ _id: 1 })).toEqual({ _id: 1, sku: 'a', n: '$$x' });
  });
});

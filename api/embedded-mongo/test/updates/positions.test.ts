import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { updatedIn } from '../support/updated';

const database = useDatabase();
const updated = updatedIn(database);

describe('positions in arrays', () => {
  const lines = {
    lines: [
      { sku: 'a', n: 1 },
      { sku: 'b', n: 2 },
      { sku: 'c', n: 3 },
    ],
  };

  it('changes the element that the filter matched', async () => {
    const result = await updated(lines, { $inc: { 'lines.$.n': 10 } }, {}, { 'lines.sku': 'b' });
    expect(result).toMatchObject({ lines: [{ n: 1 }, { n: 12 }, { n: 3 }] });
    const matched = await updated(
      lines,
      { $set: { 'lines.$': null } },
      {},
      { lines: { $elemMatch: { n: { $gt: 2 } } } },
    );
    expect(matched).toMatchObject({ lines: [{ n: 1 }, { n: 2 }, null] });
  });

  it('changes every element', async () => {
    expect(await updated(lines, { $inc: { 'lines.$[].n': 1 } })).toMatchObject({
      lines: [{ n: 2 }, { n: 3 }, { n: 4 }],
    });
  });

  it('changes the elements that an array filter selects', async () => {
    const arrayFilters = [{ $or: [{ 'line.sku': 'a' }, { 'line.n': { $gte: 3 } }] }];
    const result = await updated(lines, { $set: { 'lines.$[line].n': 0 } }, { arrayFilters });
    expect(result).toMatchObject({ lines: [{ n: 0 }, { n: 2 }, { n: 0 }] });
    expect(
      await updated({ a: [1, 5, 9] }, { $set: { 'a.$[x]': 0 } }, { arrayFilters: [{ x: { $gt: 4 } }] }),
    ).toEqual({ a: [1, 0, 0] });
  });
});

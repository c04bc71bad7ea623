import { describe, expect, it } from 'vitest';
import { errorCode, type Loose, useDatabase } from '../support/database';
import { runOn } from '../support/sales';

const database = useDatabase();
const run = runOn(database);

describe('refusals', () => {
  it.each([
    [[{ $foo: 1 }], 40324],
    [[{ $project: { a: { $foo: 1 } } }], 168],
    [[{ $group: { n: { $sum: 1 } } }], 15955],
    [[{ $group: { _id: null, n: { $foo: 1 } } }], 15952],
    [[{ $match: 5 }], 15959],
    [[{ $limit: 0 }], 15958],
    [[{ $project: { a: '$$nope' } }], 17276],
    [[{ $project: { a: { $divide: [1, 0] } } }], 2],
    [[{ $a: 1, $b: 1 }], 40323],
    [[{ $project: { a: { $size: '$price' } } }], 17124],
  ])('refuses %j with code %i', async (pipeline: Loose, code) => {
    expect(await errorCode(run(pipeline))).toBe(code);
  });
});

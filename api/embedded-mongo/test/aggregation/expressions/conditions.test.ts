import { describe, expect, it } from 'vitest';
import { useDatabase } from '../../support/database';
import { doc, eachIs } from '../../support/expressions';
import { runOn } from '../../support/sales';

const database = useDatabase();
const run = runOn(database);

describe('conditions, variables and paths', () => {
  eachIs(database, [
    [{ $cond: [{ $gt: ['$n', 5] }, 'big', 'small'] }, 'big'],
    // biome-ignore lint/suspicious/noThenProperty: the operator's own name
    [{ $cond: { if: '$none', then: 1, else: 2 } }, 2],
    [{ $ifNull: ['$none', '$missing', 'x'] }, 'x'],
    // biome-ignore lint/suspicious/noThenProperty: the operator's own name
    [{ $switch: { branches: [{ case: { $eq: ['$n', 1] }, then: 'a' }], default: 'b' } }, 'b'],
    [{ $and: ['$n', { $not: ['$none'] }] }, true],
    [{ $let: { vars: { x: 2 }, in: { $multiply: ['$$x', '$n'] } } }, 14],
    [{ $literal: '$n' }, '$n'],
    ['$sub.a', 1],
    ['$$ROOT.n', 7],
  ]);

  it('omits missing values', async () => {
    expect(await run([{ $project: { _id: 0, a: '$missing', b: '$$REMOVE', c: 'x' } }], [doc])).toEqual([
      { c: 'x' },
    ]);
  });

  it('reads fields through arrays', async () => {
    const documents = [{ _id: 1, lines: [{ n: 1 }, { n: 2 }, {}] }];
    expect(
      await run([{ $project: { _id: 0, all: '$lines.n', total: { $sum: '$lines.n' } } }], documents),
    ).toEqual([{ all: [1, 2], total: 3 }]);
  });
});

import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { runOn } from '../support/sales';

const database = useDatabase();
const run = runOn(database);

describe('expressions', () => {
  const doc = {
    _id: 1,
    n: 7,
    s: 'Salt Bush',
    list: [3, 1, 2],
    sub: { a: 1, b: 2 },
    at: new Date('2026-03-04T05:06:07Z'),
    none: null,
  };

  it.each([
    [{ $add: ['$n', 1, 2] }, 10],
    [{ $add: ['$at', 1000] }, new Date('2026-03-04T05:06:08Z')],
    [{ $subtract: ['$n', 10] }, -3],
    [{ $multiply: ['$n', '$none'] }, null],
    [{ $divide: [7, 2] }, 3.5],
    [{ $mod: ['$n', 4] }, 3],
    [{ $round: [2.5] }, 2],
    [{ $floor: -1.5 }, -2],
    [{ $abs: -3 }, 3],
    [{ $cond: [{ $gt: ['$n', 5] }, 'big', 'small'] }, 'big'],
    // biome-ignore lint/suspicious/noThenProperty: the operator's own name
    [{ $cond: { if: '$none', then: 1, else: 2 } }, 2],
    [{ $ifNull: ['$none', '$missing', 'x'] }, 'x'],
    // biome-ignore lint/suspicious/noThenProperty: the operator's own name
    [{ $switch: { branches: [{ case: { $eq: ['$n', 1] }, then: 'a' }], default: 'b' } }, 'b'],
    [{ $and: ['$n', { $not: ['$none'] }] }, true],
    [{ $in: [2, '$list'] }, true],
    [{ $size: '$list' }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $slice: ['$list', 1, 2] }, [1, 2]],
    [{ $filter: { input: '$list', as: 'x', cond: { $gt: ['$$x', 1] } } }, [3, 2]],
    [{ $map: { input: '$list', in: { $multiply: ['$$this', 2] } } }, [6, 2, 4]],
    [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $sortArray: { input: '$list', sortBy: 1 } }, [1, 2, 3]],
    [{ $concatArrays: ['$list', [9]] }, [3, 1, 2, 9]],
    [{ $sum: '$list' }, 6],
    [{ $max: ['$n', 9] }, 9],
    [{ $indexOfArray: ['$list', 1] }, 1],
    [{ $range: [0, 3] }, [0, 1, 2]],
    [
      {
        $setUnion: [
          [1, 2],
          [2, 3],
        ],
      },
      [1, 2, 3],
    ],
    [{ $concat: ['$s', '!'] }, 'Salt Bush!'],
    [{ $toLower: '$s' }, 'salt bush'],
    [{ $split: ['$s', ' '] }, ['Salt', 'Bush']],
    [{ $substrCP: ['$s', 0, 4] }, 'Salt'],
    [{ $strLenCP: '$s' }, 9],
    [{ $trim: { input: '  x ' } }, 'x'],
    [{ $regexMatch: { input: '$s', regex: '^salt', options: 'i' } }, true],
    [{ $replaceAll: { input: '$s', find: 'S', replacement: 's' } }, 'salt Bush'],
    [
      { $objectToArray: '$sub' },
      [
        { k: 'a', v: 1 },
        { k: 'b', v: 2 },
      ],
    ],
    [{ $arrayToObject: [[['k', 1]]] }, { k: 1 }],
    [{ $mergeObjects: ['$sub', { b: 3 }] }, { a: 1, b: 3 }],
    [{ $getField: { field: 'a', input: '$sub' } }, 1],
    [{ $let: { vars: { x: 2 }, in: { $multiply: ['$$x', '$n'] } } }, 14],
    [{ $toString: '$n' }, '7'],
    [{ $toInt: '42' }, 42],
    [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
    [{ $type: '$missing' }, 'missing'],
    [{ $dateToString: { date: '$at', format: '%Y-%m-%d' } }, '2026-03-04'],
    [{ $dateTrunc: { date: '$at', unit: 'day' } }, new Date('2026-03-04T00:00:00Z')],
    [{ $dateAdd: { startDate: '$at', unit: 'day', amount: 1 } }, new Date('2026-03-05T05:06:07Z')],
    [{ $dateDiff: { startDate: '$at', endDate: new Date('2026-03-06T00:00:00Z'), unit: 'day' } }, 2],
    [{ $dayOfWeek: '$at' }, 4],
    [{ $literal: '$n' }, '$n'],
    ['$sub.a', 1],
    ['$$ROOT.n', 7],
  ])('%j is %j', async (expression, expected) => {
    const [found] = await run([{ $project: { _id: 0, value: expression } }], [doc]);
    expect(found.value).toEqual(expected);
  });

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

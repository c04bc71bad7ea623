import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { updatedIn } from '../support/updated';

const database = useDatabase();
const updated = updatedIn(database);

describe('operators on arrays', () => {
  it.each([
    [{ a: [1] }, { $push: { a: 2, b: 1 } }, { a: [1, 2], b: [1] }],
    [{ a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
    [{ a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
    [{ a: [1, 5] }, { $push: { a: { $each: [2, 3], $position: 1 } } }, { a: [1, 2, 3, 5] }],
    [{ a: [3, 1] }, { $push: { a: { $each: [2], $sort: 1, $slice: 2 } } }, { a: [1, 2] }],
    [{ a: [3, 1] }, { $push: { a: { $each: [2], $slice: -2 } } }, { a: [1, 2] }],
    [{}, { $push: { a: { $each: [1, 2, 3], $slice: 2 } } }, { a: [1, 2] }],
    [
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    [{ a: [1] }, { $addToSet: { a: 1, b: 2 } }, { a: [1], b: [2] }],
    [
      { a: [{ x: 1 }] },
      { $addToSet: { a: { $each: [{ x: 1 }, { x: 2 }, { x: 2 }] } } },
      { a: [{ x: 1 }, { x: 2 }] },
    ],
    [{ a: [1, 2, 3] }, { $pop: { a: 1, b: 1 } }, { a: [1, 2] }],
    [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
    [{ a: [1, 2, 3, 2] }, { $pull: { a: 2 } }, { a: [1, 3] }],
    [{ a: [1, 2, 3] }, { $pull: { a: { $gte: 2 } } }, { a: [1] }],
    [
      {
        a: [
          { k: 1, v: 1 },
          { k: 2, v: 1 },
        ],
      },
      { $pull: { a: { k: 2 } } },
      { a: [{ k: 1, v: 1 }] },
    ],
    [{ a: ['ab', 'cd'] }, { $pull: { a: /^a/ } }, { a: ['cd'] }],
    [{ a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ])('changes arrays: %j with %j', async (document, update, expected) => {
    expect(await updated(document, update)).toEqual(expected);
  });
});

import { Double, Long, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { idsIn } from '../support/ids';

const database = useDatabase();
const idsOf = idsIn(database);

describe('comparison', () => {
  const numbers = [
    { a: 1 },
    { a: 2.5 },
    { a: Long.fromNumber(3) },
    { a: '2' },
    { a: null },
    {},
    { a: [0, 4] },
  ];

  it.each([
    [{ a: 1 }, [0]],
    [{ a: new Double(3) }, [2]],
    [{ a: { $gt: 1 } }, [1, 2, 6]],
    [{ a: { $gte: 2.5, $lt: 4 } }, [1, 2, 6]],
    [{ a: { $lt: 1 } }, [6]],
    [{ a: { $lte: '2' } }, [3]],
    [{ a: null }, [4, 5]],
    [{ a: { $ne: null } }, [0, 1, 2, 3, 6]],
    [{ a: { $in: [1, '2', null] } }, [0, 3, 4, 5]],
    [{ a: { $nin: [1, null] } }, [1, 2, 3, 6]],
    [{ a: { $not: { $gt: 1 } } }, [0, 3, 4, 5]],
    [{ a: { $exists: true } }, [0, 1, 2, 3, 4, 6]],
    [{ a: { $exists: false } }, [5]],
    [{ a: { $type: 'number' } }, [0, 1, 2, 6]],
    [{ a: { $type: 'long' } }, [2]],
    [{ a: { $type: ['string', 'null'] } }, [3, 4]],
    [{ a: { $mod: [2, 1] } }, [0, 2]],
    [{ a: { $gte: null } }, [4, 5]],
  ])('finds %j', async (filter, expected) => {
    expect(await idsOf(numbers, filter)).toEqual(expected);
  });

  it('compares dates, object ids and booleans within their type', async () => {
    const early = new ObjectId('000000000000000000000001');
    const documents = [{ a: new Date(5) }, { a: true }, { a: early }, { a: new Date(9) }, { a: 7 }];
    expect(await idsOf(documents, { a: { $gt: new Date(5) } })).toEqual([3]);
    expect(await idsOf(documents, { a: { $gte: false } })).toEqual([1]);
    expect(await idsOf(documents, { a: { $lte: early } })).toEqual([2]);
  });
});

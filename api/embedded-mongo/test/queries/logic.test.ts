import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { idsIn } from '../support/ids';

const database = useDatabase();
const idsOf = idsIn(database);

describe('logic', () => {
  const documents = [{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, { b: 3 }];

  it.each([
    [{ $or: [{ a: 2 }, { b: 1 }] }, [0, 2]],
    [{ $and: [{ a: 1 }, { b: { $gt: 1 } }] }, [1]],
    [{ $nor: [{ a: 1 }, { b: 3 }] }, [2]],
    [{ a: 1, $or: [{ b: 2 }, { b: 9 }] }, [1]],
    [{ $expr: { $eq: ['$a', '$b'] } }, [0, 2]],
    [{ $expr: { $gt: ['$b', { $ifNull: ['$a', 0] }] } }, [1, 3]],
  ])('finds %j', async (filter, expected) => {
    expect(await idsOf(documents, filter)).toEqual(expected);
  });
});

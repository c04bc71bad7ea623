import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { idsIn } from '../support/ids';

const database = useDatabase();
const idsOf = idsIn(database);

describe('arrays and embedded documents', () => {
  const documents = [
    {
      items: [
        { sku: 'a', n: 1 },
        { sku: 'b', n: 5 },
      ],
      tags: ['x', 'y'],
    },
    { items: [{ sku: 'a', n: 5 }], tags: ['y'] },
    { items: [], tags: [] },
    { tags: [['x', 'y'], 'z'] },
    { items: { sku: 'c', n: 2 }, tags: 'x' },
  ];

  it.each([
    [{ 'items.sku': 'a' }, [0, 1]],
    [{ 'items.sku': 'a', 'items.n': 5 }, [0, 1]],
    [{ items: { $elemMatch: { sku: 'a', n: 5 } } }, [1]],
    [{ items: { sku: 'a', n: 5 } }, [1]],
    [{ items: { n: 5, sku: 'a' } }, []],
    [{ 'items.1.sku': 'b' }, [0]],
    [{ 'items.sku': null }, [3]],
    [{ 'items.sku': { $exists: false } }, [2, 3]],
    [{ tags: 'x' }, [0, 4]],
    [{ tags: ['x', 'y'] }, [0, 3]],
    [{ tags: { $all: ['x', 'y'] } }, [0]],
    [{ tags: { $size: 1 } }, [1]],
    [{ tags: { $size: 0 } }, [2]],
    [{ tags: { $elemMatch: { $gt: 'x' } } }, [0, 1, 3]],
    [{ tags: { $in: [/^y/] } }, [0, 1]],
    [{ tags: { $ne: 'x' } }, [1, 2, 3]],
    [{ tags: [] }, [2]],
    [{ items: { $all: [{ $elemMatch: { sku: 'a' } }, { $elemMatch: { sku: 'b' } }] } }, [0]],
    [{ tags: { $type: 'array' } }, [0, 1, 2, 3]],
  ])('finds %j', async (filter, expected) => {
    expect(await idsOf(documents, filter)).toEqual(expected);
  });
});

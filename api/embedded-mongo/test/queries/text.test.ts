import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { idsIn } from '../support/ids';

const database = useDatabase();
const idsOf = idsIn(database);

describe('text', () => {
  const documents = [{ s: 'Magnesium' }, { s: 'magnesium tablets' }, { s: 'zinc\nmagnesium' }, { s: 5 }];

  it.each([
    [{ s: /^magnesium/ }, [1]],
    [{ s: /^magnesium/i }, [0, 1]],
    [{ s: /^magnesium/im }, [0, 1, 2]],
    [{ s: { $regex: 'tab', $options: 'i' } }, [1]],
    [{ s: { $not: /magnesium/i } }, [3]],
  ])('finds %j', async (filter, expected) => {
    expect(await idsOf(documents, filter)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { useDatabase } from './support/database';
import { random } from './support/random';
import { fill } from './support/random-documents';
import { filter, sort } from './support/random-queries';

const database = useDatabase();

describe('plans', () => {
  it.each([1, 2, 3])('return the same results with and without indexes (seed %i)', async (seed) => {
    const pick = random(seed);
    const items = database.collection();
    await fill(items, pick);
    for (let round = 0; round < 120; round++) {
      const query = filter(pick);
      const order = sort(pick);
      const limit = pick(3) * 5;
      const context = JSON.stringify({ query, order, limit });
      const plain = await items.find(query).hint({ $natural: 1 }).sort(order).limit(limit).toArray();
      const planned = await items.find(query).sort(order).limit(limit).toArray();
      expect(planned, context).toEqual(plain);
      const all = await items.find(query).hint({ $natural: 1 }).toArray();
      expect(await items.countDocuments(query), context).toBe(all.length);
    }
  });
});

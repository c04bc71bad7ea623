import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { examined, productsIn } from '../support/products';

const database = useDatabase();
const products = productsIn(database);

describe('sorts through indexes', () => {
  it('provide sort order without sorting, backwards and for several values too', async () => {
    const items = await products();
    const first = await examined(items.find({ brand: 3 }).sort({ rank: -1 }).limit(5));
    expect(first).toMatchObject({ docs: 5 });
    expect(first.plan).not.toContain('"SORT"');
    const last = await examined(items.find({ brand: 3 }).sort({ rank: 1 }).limit(5));
    expect(last).toMatchObject({ docs: 5 });
    const merged = await examined(
      items
        .find({ brand: { $in: [3, 4, 5] } })
        .sort({ rank: -1 })
        .limit(5),
    );
    expect(merged.docs).toBeLessThanOrEqual(8);
    const found = await items
      .find({ brand: { $in: [3, 4, 5] } })
      .sort({ rank: -1 })
      .limit(5)
      .toArray();
    const all = await items.find({ brand: { $in: [3, 4, 5] } }).toArray();
    expect(found).toEqual(all.sort((a, b) => b.rank - a.rank).slice(0, 5));
  });
});

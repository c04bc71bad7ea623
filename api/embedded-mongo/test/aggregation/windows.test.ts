import { describe, expect, it } from 'vitest';
import { useDatabase } from '../support/database';
import { byId, runOn } from '../support/sales';

const database = useDatabase();
const run = runOn(database);

describe('windows', () => {
  it('computes windows over sorted partitions', async () => {
    const window = {
      partitionBy: '$brand',
      sortBy: { _id: 1 },
      output: { running: { $sum: '$price', window: { documents: ['unbounded', 'current'] } } },
    };
    const rows = await run([
      { $setWindowFields: window },
      { $match: { brand: 'a' } },
      byId,
      { $project: { running: 1 } },
    ]);
    expect(rows).toEqual([
      { _id: 1, running: 10 },
      { _id: 3, running: 40 },
    ]);
  });
});

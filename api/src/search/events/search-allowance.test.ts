import { expect, it } from 'vitest';
import { createInsights } from './insights';
import { createSearchAllowance, SEARCHES_PER_ADDRESS } from './search-allowance';

const clock = { current: new Date('2026-11-24T00:00:00Z'), now: () => clock.current };

it('an address records a number of searches in ten minutes, others theirs', () => {
  const allows = createSearchAllowance(clock);
  const recorded = Array.from({ length: SEARCHES_PER_ADDRESS + 5 }, () => allows('203.0.113.5'));
  expect(recorded.filter(Boolean)).toHaveLength(SEARCHES_PER_ADDRESS);
  expect(allows('203.0.113.6')).toBe(true);
  clock.current = new Date(clock.current.getTime() + 600_000);
  expect(allows('203.0.113.5')).toBe(true);
});

it('remembers a bounded number of addresses', () => {
  const allows = createSearchAllowance(clock);
  const recorded = Array.from({ length: 50_010 }, (_, index) => allows(`address ${index}`));
  expect(recorded.filter(Boolean)).toHaveLength(50_000);
});

it('an address that sends searches without end, with many tokens, stores a bounded number of short ones', async () => {
  const stored: { updateOne: { update: { $set: { query: string } } } }[] = [];
  const collection = { bulkWrite: async (operations: typeof stored) => stored.push(...operations) };
  const db = { collection: () => collection };
  const insights = createInsights({ db, clock, log: {}, secret: 's' } as never);
  for (let turn = 0; turn < 2 * SEARCHES_PER_ADDRESS; turn += 1) {
    const query = `${String.fromCharCode(97 + (turn % 26))} ${'long '.repeat(200)}`;
    const [queryID, visitor] = [`query ${turn}`, `token ${turn}`];
    insights.noteSearch({ queryID, index: 'products', query, nbHits: 1, visitor, address: '203.0.113.5' });
  }
  await insights.flush();
  expect(stored).toHaveLength(SEARCHES_PER_ADDRESS);
  expect(Math.max(...stored.map(({ updateOne }) => updateOne.update.$set.query.length))).toBe(256);
});

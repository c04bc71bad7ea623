import { beforeAll, describe, expect, it } from 'vitest';
import { JUDGED } from './judge';
import { ndcg } from './ndcg';
import { measureRelevance, type Relevance } from './relevance';

describe('nDCG', () => {
  it('is 1 for the best order, 0 for nothing useful, and falls with useful results further down', () => {
    const all = [3, 3, 1];
    expect(ndcg([3, 3, 1], all, 3)).toBe(1);
    expect(ndcg([0, 0, 0], all, 3)).toBe(0);
    expect(ndcg([0, 3, 3], all, 3)).toBeLessThan(ndcg([3, 3, 0], all, 3));
  });

  it('refuses judgements that no product meets', () => {
    expect(() => ndcg([0], [], 10)).toThrow(RangeError);
  });
});

/** What the search reached when these were written; better figures may raise them. */
const HELD = { known: 0.96, unseen: 0.86 };

describe('relevance of the search over the whole sample shop', () => {
  let relevance: Relevance;
  // Building the index of 16,000 products takes seconds.
  beforeAll(() => {
    relevance = measureRelevance();
  }, 120_000);

  it.each(['known', 'unseen'] as const)('holds its mean nDCG@10 for %s queries', (set) => {
    const { mean, queries } = relevance[set];
    expect(
      mean,
      `worst: ${queries
        .slice(0, 5)
        .map(({ query }) => query)
        .join(', ')}`,
    ).toBeGreaterThan(HELD[set]);
  });

  it('judges at least 150 queries', () => {
    expect(JUDGED.known.length + JUDGED.unseen.length).toBeGreaterThanOrEqual(150);
  });

  it.each([
    'panadol',
    'viagra',
    'lipitor',
    'atorvastatin 20',
    'cream for dry skin',
    'nurophen',
    'hayfever',
    'hay fever',
    'fever',
    'antihistamine',
    "children's panadol",
    'fishoil',
    '🙂',
    'asdfghjkl',
  ])('answers "%s"', (query) => {
    const scored = [...relevance.known.queries, ...relevance.unseen.queries];
    expect(scored.find((each) => each.query === query)?.score).toBeGreaterThan(0.7);
  });
});

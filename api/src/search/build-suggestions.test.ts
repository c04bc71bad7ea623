import { beforeAll, describe, expect, it } from 'vitest';
import { indexCatalogue } from '../../bench/relevance/catalogue-index';
import { brandDocuments, categoryDocuments } from '../../seed/catalogue/documents';
import { planCatalogue } from '../../seed/catalogue/plan';
import { buildSuggestions } from './build-suggestions';
import type { SuggestionRecord } from './indexes/suggestions';

describe('suggested searches', () => {
  let suggestions: SuggestionRecord[];
  const index = indexCatalogue();

  beforeAll(() => {
    const drafts = planCatalogue();
    suggestions = buildSuggestions(index, categoryDocuments(drafts), brandDocuments(drafts));
    suggestions.sort((a, b) => b.popularity - a.popularity);
  });

  it('begin with what sells best, not with the widest words', () => {
    const first = suggestions.slice(0, 6).map(({ query }) => query);
    expect(first).toContain('magnesium');
    expect(first).toContain('protein powder');
    expect(first).not.toContain('vitamin b');
  });

  it('name nothing first that only medicines of schedule 3 and 4 are', () => {
    const open = (schedule: string) => ({ not: { facet: 'schedule', value: schedule } });
    for (const { query } of suggestions.slice(0, 20)) {
      const filter = { all: [open('3'), open('4')] };
      expect(index.search({ query, filter, offset: 0, limit: 1 }).hits).not.toEqual([]);
    }
  });

  it('all find products', () => {
    expect(suggestions.length).toBeGreaterThan(500);
    expect(suggestions.every(({ products }) => products.exact_nb_hits >= 3)).toBe(true);
  });
});

import type { BrandDocument, CategoryDocument } from '../domains/catalogue';
import type { SuggestionRecord } from './indexes/suggestions';
import { type AnyIndex, candidates } from './suggestion-candidates';

/** Fewer products do not justify a suggestion. */
const MIN_HITS = 3;

/** Builds suggestions from categories, brands and ingredients that match at least a few products. */
export function buildSuggestions(
  products: AnyIndex,
  categories: readonly CategoryDocument[],
  brands: readonly BrandDocument[],
): SuggestionRecord[] {
  const suggestions: SuggestionRecord[] = [];
  for (const [query, weight] of candidates(products, categories, brands)) {
    const hits = products.search({ query, offset: 0, limit: 0, typos: false }).docs.length;
    if (hits < MIN_HITS) continue;
    const popularity = Math.round(Math.min(1000, weight * 100 + Math.log2(hits) * 60));
    const nb_words = query.split(' ').length;
    suggestions.push({ objectID: query, query, nb_words, popularity, products: { exact_nb_hits: hits } });
  }
  return suggestions;
}

import type { BrandDocument, CategoryDocument } from '../domains/catalogue';
import { bestSellingTopics } from './best-selling-topics';
import type { SearchIndex } from './engine/search-index';
import type { SuggestionRecord } from './indexes/suggestions';
import type { ProductRecord } from './records/product-record';
import { candidates } from './suggestion-candidates';

/** Fewer products do not justify a suggestion. */
const MIN_HITS = 3;

/** What best sellers are comes first; nothing else is more popular than this. */
const MOST_POPULAR = 1000;
const LESS_POPULAR = 900;

/**
 * Builds suggestions from categories, brands and ingredients that match at least a few products. Those that best sellers
 * belong to come first, as the search box suggests them before anything is typed.
 */
export function buildSuggestions(
  // biome-ignore lint/suspicious/noExplicitAny: what the index is made from does not matter here
  products: SearchIndex<any, ProductRecord>,
  categories: readonly CategoryDocument[],
  brands: readonly BrandDocument[],
): SuggestionRecord[] {
  const suggestions: SuggestionRecord[] = [];
  const topics = bestSellingTopics(products);
  for (const [query, weight] of candidates(products, categories, brands)) {
    const hits = products.search({ query, offset: 0, limit: 0, typos: false }).docs.length;
    if (hits < MIN_HITS) continue;
    const topic = topics.indexOf(query);
    const common = Math.round(Math.min(LESS_POPULAR, weight * 100 + Math.log2(hits) * 60));
    const popularity = topic < 0 ? common : MOST_POPULAR - topic;
    const nb_words = query.split(' ').length;
    suggestions.push({ objectID: query, query, nb_words, popularity, products: { exact_nb_hits: hits } });
  }
  return suggestions;
}

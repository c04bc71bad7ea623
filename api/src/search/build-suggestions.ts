import type { BrandDocument, CategoryDocument } from '../domains/catalogue';
import type { SearchIndex } from './engine/search-index';
import type { SuggestionRecord } from './indexes/suggestions';

// biome-ignore lint/suspicious/noExplicitAny: any index can count the hits of a query
type AnyIndex = SearchIndex<any, any>;

interface Candidate {
  query: string;
  /** Approximate order, before hit counts are known. */
  weight: number;
}

/** Fewer products do not justify a suggestion. */
const MIN_HITS = 3;
const MAX_KEY_INGREDIENTS = 200;

/** Shoppers type "Cold & flu" as "cold and flu". */
const asTyped = (text: string) => text.toLowerCase().replace(/&/g, 'and').replace(/\s+/g, ' ').trim();

function candidates(
  products: AnyIndex,
  categories: readonly CategoryDocument[],
  brands: readonly BrandDocument[],
): Map<string, number> {
  const ingredients = products.columns.count(
    'key_ingredients',
    products.search({ query: '', offset: 0, limit: 0 }).docs,
  );
  const all: Candidate[] = [
    ...categories.map(({ title, lineage }) => ({
      query: asTyped(title),
      weight: lineage.length > 1 ? 3 : 2,
    })),
    ...brands.map(({ name, is_popular }) => ({ query: asTyped(name), weight: is_popular ? 2 : 1 })),
    ...ingredients.slice(0, MAX_KEY_INGREDIENTS).map(({ value }) => ({ query: asTyped(value), weight: 2.5 })),
  ];
  const best = new Map<string, number>();
  for (const { query, weight } of all) best.set(query, Math.max(weight, best.get(query) ?? 0));
  return best;
}

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

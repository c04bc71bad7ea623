import type { BrandDocument, CategoryDocument } from '../domains/catalogue';
import type { SearchIndex } from './engine/search-index';

// biome-ignore lint/suspicious/noExplicitAny: any index can count the hits of a query
type AnyIndex = SearchIndex<any, any>;

interface Candidate {
  query: string;
  /** Approximate order, before hit counts are known. */
  weight: number;
}
const MAX_KEY_INGREDIENTS = 200;

/** Shoppers type "Cold & flu" as "cold and flu". */
export const asTyped = (text: string) => text.toLowerCase().replace(/&/g, 'and').replace(/\s+/g, ' ').trim();

/** @returns queries worth suggesting, with their weight: titles of categories, brands and common ingredients */
export function candidates(
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

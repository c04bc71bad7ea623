import type { SearchIndex } from './engine/search-index';
import type { ProductRecord } from './records/product-record';
import { asTyped } from './suggestion-candidates';

/** How many of the best sellers are looked at; several share a category. */
const BEST_SELLERS = 60;

const NOT_SUGGESTED_TAGS = new Set(['Practitioner', 'Gated Products']);

/** Medicines with a schedule, practitioner products and services are never put forward to everybody. */
const maySuggest = ({ schedule, booking_type, tags }: ProductRecord): boolean =>
  schedule === null && booking_type === null && !tags.some((tag) => NOT_SUGGESTED_TAGS.has(tag));

/** The title of the category that a product lies in: the last of "Vitamins > Minerals > Magnesium". */
function topicOf({ categories: { lvl0, lvl1, lvl2, lvl3 } }: ProductRecord): string {
  const deepest = lvl3 ?? lvl2 ?? lvl1 ?? lvl0 ?? '';
  return asTyped(deepest.split(' > ').at(-1) ?? '');
}

/** Returns what the best sellers are, as a shopper would type it: "magnesium", "protein powder"; best seller's first. */
// biome-ignore lint/suspicious/noExplicitAny: what the index is made from does not matter here
export function bestSellingTopics(products: SearchIndex<any, ProductRecord>): string[] {
  const filter = { facet: 'available', value: 'true' };
  const { hits } = products.search({ query: '', filter, offset: 0, limit: BEST_SELLERS });
  return [...new Set(hits.filter(maySuggest).map(topicOf))].filter((topic) => topic !== '');
}

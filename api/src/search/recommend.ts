import { isAdvertisable } from '@saltbush/contract';
import type { Filter } from './engine/filter';
import type { SearchIndex } from './engine/search-index';
import type { ProductSource } from './indexes/products';
import type { ProductRecord } from './records/product-record';

export type RecommendationModel = 'related_products' | 'bought_together' | 'popular';

/** Section 9.d. */
export const MAX_PER_MODEL = 10;
export const MAX_MERGED = 12;

type ProductIndex = SearchIndex<ProductSource, ProductRecord>;

export interface RecommendationRequest {
  model: RecommendationModel;
  /** The product to start from, for related_products and bought_together. */
  objectID?: string;
  /** Restricts the candidates. */
  filter?: Filter;
  limit: number;
}

const deepestPath = (record: ProductRecord) =>
  record.category_paths.reduce((deepest, path) => (path.length > deepest.length ? path : deepest), '');
const parentPath = (path: string) => path.split('/').slice(0, -1).join('/');
const inCategory = (path: string): Filter => ({ facet: 'category_paths', value: path });

/** Recommendations contain only available products that may be promoted (rule advertising-02). */
const RECOMMENDABLE: readonly Filter[] = [
  { facet: 'available', value: 'true' },
  { not: { facet: 'schedule', value: '4' } },
  { any: [{ not: { facet: 'schedule', value: '3' } }, { facet: 'tags', value: 'S3_Appendix H' }] },
  { not: { facet: 'tags', value: 'Gated Products' } },
  { not: { facet: 'tags', value: 'Telehealth' } },
];

/** Searches in order of preference, whose results are concatenated until there are enough. */
function steps(record: ProductRecord | null, { model }: RecommendationRequest): Filter[][] {
  if (model === 'popular') return [[]];
  if (!record) return [];
  const path = deepestPath(record);
  const parent = parentPath(path);
  const brand: Filter = { facet: 'brand', value: record.brand };
  const neighbours = parent === '' ? [] : [inCategory(parent), { not: inCategory(path) }];
  if (model === 'bought_together')
    return [[...neighbours, brand], neighbours, [brand, { not: inCategory(path) }]];
  return [[inCategory(path)], parent === '' ? [brand] : [inCategory(parent)], [brand]];
}

/** The same leading words suggest another size or flavour of the same product. */
function isSameLine(a: ProductRecord, b: ProductRecord): boolean {
  const words = (name: string) => name.toLowerCase().split(' ').slice(0, 4).join(' ');
  return a.brand === b.brand && words(a.name) === words(b.name);
}

/** Products bought together with the given one, most frequent first. */
function partners(
  index: ProductIndex,
  bought: readonly string[],
  narrowed: readonly Filter[],
): ProductRecord[] {
  if (bought.length === 0) return [];
  const isPartner: Filter = { any: bought.map((value) => ({ facet: 'objectID', value })) };
  const filter = { all: [...RECOMMENDABLE, ...narrowed, isPartner] };
  const { hits } = index.search({ query: '', filter, offset: 0, limit: bought.length });
  return hits.sort((a, b) => bought.indexOf(a.objectID) - bought.indexOf(b.objectID));
}

/**
 * Returns products for one model, best first; empty for an unknown product, and for one that may not be promoted, beside
 * which nothing else is (rule advertising-05). `bought` holds ids of products bought
 * together with it, most frequent first: they precede suggestions from the catalogue.
 */
export function recommendProducts(
  index: ProductIndex,
  request: RecommendationRequest,
  bought: readonly string[] = [],
): ProductRecord[] {
  const origin = request.objectID === undefined ? null : index.get(request.objectID);
  if (origin && !isAdvertisable(origin)) return [];
  const narrowed = request.filter ? [request.filter] : [];
  const known = origin ? partners(index, bought, narrowed).slice(0, request.limit) : [];
  const chosen = new Map(known.map((record) => [record.objectID, record]));
  for (const conditions of steps(origin, request)) {
    const filter = { all: [...RECOMMENDABLE, ...conditions, ...narrowed] };
    const { hits } = index.search({ query: '', filter, offset: 0, limit: request.limit * 4 });
    for (const hit of hits) {
      if (chosen.size >= request.limit) return [...chosen.values()];
      const isOrigin = origin !== null && (hit.objectID === origin.objectID || isSameLine(hit, origin));
      const isRepeat = [...chosen.values()].some((other) => isSameLine(hit, other));
      if (!isOrigin && !isRepeat) chosen.set(hit.objectID, hit);
    }
  }
  return [...chosen.values()];
}

import { LISTING_FACETS, listingFacet, readRange } from '@saltbush/contract';
import type { ListingInput, ListingKind, ListingSort } from '../../../generated/gql/graphql';

/** Number of cards per page of a listing. */
export const PAGE_SIZE = 24;

const SORTS: readonly ListingSort[] = [
  'relevance',
  'popularity',
  'price_asc',
  'price_desc',
  'newest',
  'discount',
];

const isSort = (value: string | null): value is ListingSort => SORTS.some((sort) => sort === value);

/** The listing an address refers to, with its filters, order and page. The address is its only source. */
export interface ListingState {
  kind: ListingKind;
  /** Path, slug or id of the listed category, brand, collection or promotion; null for searches. */
  slug: string | null;
  query: string | null;
  filters: { name: string; values: string[] }[];
  sort: ListingSort;
  page: number;
}

function kindOf(params: Record<string, string>): Pick<ListingState, 'kind' | 'slug'> {
  const { path, brand, collection, promotionId } = params;
  if (path) return { kind: 'category', slug: path };
  if (brand) return { kind: 'brand', slug: brand };
  if (collection) return { kind: 'collection', slug: collection };
  if (promotionId) return { kind: 'promotion', slug: promotionId };
  return { kind: 'search', slug: null };
}

/** Beyond the last page of any listing, and within the api's numbers. */
const MAX_PAGE = 1_000_000;

function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1;
}

/** True for a value that the facet can have: a mistyped range would list nothing. */
const isFilter = (name: string, value: string): boolean =>
  value !== '' && (listingFacet(name)?.range === undefined || readRange(value) !== null);

/** Reads a listing's state from an address. Unknown and invalid parameters are ignored. */
export function readListing(params: Record<string, string>, search: URLSearchParams): ListingState {
  const { kind, slug } = kindOf(params);
  const sort = search.get('sort');
  return {
    kind,
    slug,
    query: kind === 'search' ? (search.get('query') ?? '').trim() : null,
    filters: Object.keys(LISTING_FACETS)
      .map((name) => ({
        name,
        values: [...new Set(search.getAll(name).filter((value) => isFilter(name, value)))].sort(),
      }))
      .filter(({ values }) => values.length > 0),
    sort: isSort(sort) ? sort : 'relevance',
    page: pageOf(search),
  };
}

/** Returns the api input for a state. Equivalent addresses produce equal input, regardless of parameter order. */
export function toInput({ kind, slug, query, filters, sort, page }: ListingState): ListingInput {
  return { kind, slug, query, filters, sort, page, per_page: PAGE_SIZE };
}

/** Returns the query string of a state, including the question mark, or an empty string for the default view. */
export function toSearch({ query, filters, sort, page }: ListingState): string {
  const search = new URLSearchParams();
  if (query !== null) search.set('query', query);
  for (const { name, values } of filters) for (const value of values) search.append(name, value);
  if (sort !== 'relevance') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Adds or removes a facet value and resets the listing to its first page. */
export function toggleFilter(state: ListingState, name: string, value: string): ListingState {
  const before = state.filters.find((filter) => filter.name === name)?.values ?? [];
  const values = before.includes(value)
    ? before.filter((other) => other !== value)
    : [...before, value].sort();
  const filters = Object.keys(LISTING_FACETS)
    .map((facet) =>
      facet === name ? { name, values } : state.filters.find((filter) => filter.name === facet),
    )
    .filter((filter) => filter !== undefined && filter.values.length > 0) as ListingState['filters'];
  return { ...state, filters, page: 1 };
}

/** Whether a facet value is selected. */
export const isFiltered = ({ filters }: ListingState, name: string, value: string): boolean =>
  filters.some((filter) => filter.name === name && filter.values.includes(value));

/** Returns the category facet's value for a category, which is the path of its listing. */
export const categoryValue = ({ url }: { url: string }): string => url.replace(/^\/browse\//, '');

/** Removes all filters and resets the listing to its first page. */
export const clearFilters = (state: ListingState): ListingState => ({ ...state, filters: [], page: 1 });

/** Changes the sort order and resets the listing to its first page. */
export const sortBy = (state: ListingState, sort: ListingSort): ListingState => ({ ...state, sort, page: 1 });

/** Changes the page, preserving filters and sort order. */
export const goToPage = (state: ListingState, page: number): ListingState => ({ ...state, page });

/** Returns the available sort orders. The default is best match for searches and popularity otherwise. */
export function sortChoices(kind: ListingKind): { value: ListingSort; label: string }[] {
  return [
    { value: 'relevance', label: kind === 'search' ? 'Best match' : 'Most popular' },
    ...(kind === 'search' ? [{ value: 'popularity' as const, label: 'Most popular' }] : []),
    { value: 'price_asc', label: 'Price: low to high' },
    { value: 'price_desc', label: 'Price: high to low' },
    { value: 'newest', label: 'Newest' },
    { value: 'discount', label: 'Biggest saving' },
  ];
}

/** Whether the listing is a search without a query, for which the api is not called. */
export const isEmptySearch = ({ kind, query }: ListingState): boolean => kind === 'search' && !query;

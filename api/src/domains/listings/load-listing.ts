import { links } from '@saltbush/contract/links';
import type { ListingInput, ListingSort, ResolversParentTypes } from '../../generated/resolvers';
import { readPage } from '../../lib/paging';
import type { Filter } from '../../search/engine/filter';
import type { NewSearch } from '../../search/events/insights';
import { PRODUCTS_INDEX } from '../../search/indexes/products';
import { toCard } from '../../search/records/card';
import { newQueryID } from '../../search/wire/query-id';
import { categoryTrail } from '../catalogue';
import { boundedInput } from './bounded-input';
import type { ListingsContext } from './context';
import { facetFilter } from './facet-filter';
import { countedFacets, presentFacet } from './facets';
import { findSubject, type ListingSubject } from './subject';

const MAX_PER_PAGE = 96;
const DEFAULT_PER_PAGE = 24;
const MAX_FACET_VALUES = 60;
/** Sizes and strengths are many and each is rare: only the common ones are a choice, and a document carries them. */
const MAX_RARE_VALUES = 24;
const RARE = new Set(['strength', 'size']);

const REPLICAS: Record<ListingSort, string | undefined> = {
  relevance: undefined,
  popularity: 'products_popularity',
  price_asc: 'products_price_asc',
  price_desc: 'products_price_desc',
  newest: 'products_newest',
  discount: 'products_discount',
};

interface Chosen {
  name: string;
  values: readonly string[];
  filter: Filter;
}

/** Returns the chosen filters by facet: any value within a facet, all facets combined. Skips unknown facet names. */
function chosenFilters(input: ListingInput): Chosen[] {
  return (input.filters ?? []).flatMap(({ name, values }) => {
    const any = values.map((value) => facetFilter(name, value)).filter((filter) => filter !== null);
    return any.length > 0 ? [{ name, values, filter: { any } }] : [];
  });
}

/** Creates a search within the subject, with every chosen filter except those of one facet. */
function createFinder(
  ctx: ListingsContext,
  input: ListingInput,
  subject: ListingSubject,
  chosen: readonly Chosen[],
) {
  const query = input.kind === 'search' ? (input.query ?? '') : '';
  const isNewest =
    input.kind === 'collection' && input.slug === 'new' && (input.sort ?? 'relevance') === 'relevance';
  const replica = isNewest ? REPLICAS.newest : REPLICAS[input.sort ?? 'relevance'];
  return function find(page: { offset: number; limit: number }, except?: string) {
    const parts = chosen.filter(({ name }) => name !== except).map(({ filter }) => filter);
    const all = subject.filter ? [subject.filter, ...parts] : parts;
    const filter = all.length > 0 ? { all } : undefined;
    return ctx.search.products.search({ query, filter, replica, ...page });
  };
}

type Finder = ReturnType<typeof createFinder>;
const NO_HITS = { offset: 0, limit: 0 };

function facetsOf(ctx: ListingsContext, find: Finder, docs: ArrayLike<number>, chosen: readonly Chosen[]) {
  const { columns } = ctx.search.products;
  return countedFacets()
    .map(([name, facet]) => {
      const selected = chosen.find((filter) => filter.name === name)?.values ?? [];
      const counted = selected.length > 0 ? find(NO_HITS, name).docs : docs;
      const counts = columns
        .count(facet.attribute, counted)
        .slice(0, RARE.has(name) ? MAX_RARE_VALUES : MAX_FACET_VALUES);
      const stats = facet.range ? columns.stats(facet.range.attribute, counted) : null;
      return { name, title: facet.title, values: presentFacet(facet, counts, selected), stats };
    })
    .filter(({ values }) => values.length > 0);
}

/** Returns the subcategories of the subject, or the root ones; the chosen category does not narrow its siblings. */
function childrenOf(ctx: ListingsContext, find: Finder, subject: ListingSubject) {
  const categories = ctx.reference.children(subject.category?._id ?? 0);
  const counts = new Map(
    ctx.search.products.columns
      .count('category_paths', find(NO_HITS, 'category').docs)
      .map(({ value, count }) => [value, count]),
  );
  return categories
    .map(({ title, path, image_url }) => ({
      title,
      url: links.browse(path),
      image_url,
      count: counts.get(path) ?? 0,
    }))
    .filter(({ count }) => count > 0);
}

/** A listing, with the search that it answers: other listings have no query. */
export type LoadedListing = ResolversParentTypes['Listing'] & {
  search: Pick<NewSearch, 'index' | 'query' | 'nbHits'> | null;
};

/**
 * Loads a listing page from the search index. Returns null if its subject does not exist. A facet's counts ignore
 * its selected values; pages beyond the last one are empty.
 */
export async function loadListing(ctx: ListingsContext, given: ListingInput): Promise<LoadedListing | null> {
  const input = boundedInput(given);
  const subject = findSubject(ctx, input);
  if (!subject) return null;
  const chosen = chosenFilters(input);
  const find = createFinder(ctx, input, subject, chosen);
  const page = readPage({ page: input.page, per_page: input.per_page ?? DEFAULT_PER_PAGE }, MAX_PER_PAGE);
  const { hits, docs } = find({ offset: page.skip, limit: page.limit });
  const queryID = newQueryID();
  const { title, description, meta_description, url, category, brand, promotion } = subject;
  return {
    title,
    description,
    meta_description,
    url,
    brand,
    promotion,
    lineage: category ? categoryTrail(category) : [],
    children: childrenOf(ctx, find, subject),
    data: hits.map((record) => toCard(record, queryID)),
    facets: facetsOf(ctx, find, docs, chosen),
    did_you_mean: input.kind === 'search' ? ctx.search.products.didYouMean(input.query ?? '') : null,
    banners: input.kind === 'search' ? await ctx.search.banners(input.query ?? '') : [],
    queryID,
    search:
      input.kind === 'search'
        ? { index: PRODUCTS_INDEX, query: input.query ?? '', nbHits: docs.length }
        : null,
    paginatorInfo: page.info(docs.length),
  };
}

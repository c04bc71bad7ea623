import type { FacetCount, NumericStats } from '../engine/column-store';
import type { SearchIndex } from '../engine/search-index';
import { filterOf } from './filters';
import { createMarker } from './mark-record';
import type { WireParams } from './params';
import { newQueryID } from './query-id';

export interface WireRecord {
  objectID: string;
}

// biome-ignore lint/suspicious/noExplicitAny: an index of any source and record
export type AnyIndex = SearchIndex<any, any>;

export interface ResolvedIndex {
  index: AnyIndex;
  /** The requested name: the index itself or a replica. */
  name: string;
  replica: string | undefined;
}

/** Picks the requested attributes, and always objectID. */
export function retrieve(record: WireRecord, attributes: readonly string[]): WireRecord {
  if (attributes.includes('*')) return record;
  const kept = Object.entries(record).filter(([name]) => name === 'objectID' || attributes.includes(name));
  return Object.fromEntries(kept) as unknown as WireRecord;
}

function countNumbers(index: AnyIndex, attribute: string, docs: ArrayLike<number>, limit: number) {
  const read = index.columns.numericValue(attribute);
  const counts = new Map<number, number>();
  for (let at = 0; at < docs.length; at += 1) {
    const value = read(docs[at] ?? 0);
    if (!Number.isNaN(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b).slice(0, limit);
  return Object.fromEntries(sorted.map(([value, count]) => [String(value), count]));
}

/** Values are sorted by frequency; some clients request them by name. */
function sortValues(counts: FacetCount[], { sortFacetValuesBy }: WireParams): FacetCount[] {
  if (sortFacetValuesBy === 'count') return counts;
  return counts.sort((a, b) => a.value.localeCompare(b.value, 'en'));
}

function facetsOf(index: AnyIndex, params: WireParams, docs: ArrayLike<number>) {
  const { columns } = index;
  const names = params.facets.includes('*') ? columns.facetNames : params.facets;
  const facets: Record<string, Record<string, number>> = {};
  const facets_stats: Record<string, NumericStats> = {};
  for (const name of names) {
    const stats = columns.isNumeric(name) ? columns.stats(name, docs) : null;
    if (stats) {
      facets[name] = countNumbers(index, name, docs, params.maxValuesPerFacet);
      facets_stats[name] = stats;
    } else {
      const counts = sortValues(columns.count(name, docs), params).slice(0, params.maxValuesPerFacet);
      if (counts.length > 0)
        facets[name] = Object.fromEntries(counts.map(({ value, count }) => [value, count]));
    }
  }
  return { facets, facets_stats };
}

/** Returns the offset and number of hits, by page or by offset. */
function windowOf({ page, hitsPerPage, offset, length }: WireParams) {
  if (offset === undefined && length === undefined) return { offset: page * hitsPerPage, limit: hitsPerPage };
  return { offset: offset ?? 0, limit: length ?? hitsPerPage };
}

/** Runs one search and returns the result in the hosted service's wire format (section 7.k). */
export function runQuery({ index, name, replica }: ResolvedIndex, params: WireParams, userData: unknown[]) {
  const started = performance.now();
  const { offset, limit } = windowOf(params);
  const typos = params.typoTolerance !== false && params.typoTolerance !== 'false';
  const result = index.search({
    query: params.query,
    filter: filterOf(params),
    replica,
    offset,
    limit,
    typos,
  });
  const nbHits = result.docs.length;
  const mark = createMarker(index, result, params);
  const hits = result.hits.map((record) => ({
    ...retrieve(record, params.attributesToRetrieve),
    ...mark(record),
  }));
  const answer = {
    hits,
    nbHits,
    page: params.page,
    nbPages: params.hitsPerPage > 0 ? Math.ceil(nbHits / params.hitsPerPage) : 0,
    hitsPerPage: params.hitsPerPage,
    exhaustiveNbHits: true,
    exhaustiveFacetsCount: true,
    ...(params.facets.length > 0 && facetsOf(index, params, result.docs)),
    query: params.query,
    params: '',
    index: name,
    ...(params.clickAnalytics && { queryID: newQueryID() }),
    ...(userData.length > 0 && { userData }),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  };
  return answer;
}

export type SearchResponse = ReturnType<typeof runQuery>;

/** Picks the requested fields of a response, and always the queryID. */
export function pickFields(answer: object, fields: readonly string[]): object {
  if (fields.includes('*')) return answer;
  const kept = Object.entries(answer).filter(([name]) => fields.includes(name) || name === 'queryID');
  return Object.fromEntries(kept);
}

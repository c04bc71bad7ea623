import { fold } from '../engine/tokens';
import { filterOf } from './filters';
import type { WireParams } from './params';
import type { ResolvedIndex } from './run-query';
import { WireError } from './wire-error';

const DEFAULT_HITS = 10;
const IN_WORD = /[\p{L}\p{N}]/u;

/** A search for values of a facet. */
export interface FacetRequest {
  facet: string;
  facetQuery: string;
  maxFacetHits?: number;
}

/** Returns the position of the first word that begins with the typed text; -1 if there is none. */
function placeOf(value: string, typed: string): number {
  const folded = fold(value);
  let at = folded.indexOf(typed);
  while (at > 0 && IN_WORD.test(folded[at - 1] ?? '')) at = folded.indexOf(typed, at + 1);
  return at;
}

/** Highlights the typed text in a value. */
function mark(value: string, at: number, length: number, params: WireParams): string {
  // Folding can change a text's length, in which case positions do not carry over.
  if (length === 0 || fold(value).length !== value.length) return value;
  const { highlightPreTag, highlightPostTag } = params;
  const end = at + length;
  return `${value.slice(0, at)}${highlightPreTag}${value.slice(at, end)}${highlightPostTag}${value.slice(end)}`;
}

/** Returns facet values whose words begin with the typed text, counted within a search (search for facet values). */
export function runFacetQuery(
  { index }: ResolvedIndex,
  { facet, facetQuery, maxFacetHits = DEFAULT_HITS }: FacetRequest,
  params: WireParams,
) {
  if (!index.columns.facetNames.includes(facet)) {
    throw new WireError(`Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\``);
  }
  const typed = fold(facetQuery.trim());
  const { docs } = index.search({ query: params.query, filter: filterOf(params), offset: 0, limit: 0 });
  const facetHits = index.columns
    .count(facet, docs)
    .map(({ value, count }) => ({ value, at: placeOf(value, typed), count }))
    .filter(({ at }) => at !== -1)
    .slice(0, maxFacetHits)
    .map(({ value, at, count }) => ({ value, highlighted: mark(value, at, typed.length, params), count }));
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

import { fold } from '../engine/tokens';
import type { ResolvedIndex } from './answer-query';
import { filterOf } from './filters';
import type { WireParams } from './params';
import { WireError } from './wire-error';

const DEFAULT_HITS = 10;
const IN_WORD = /[\p{L}\p{N}]/u;

/** What of a facet is looked for. */
export interface FacetRequest {
  facet: string;
  facetQuery: string;
  maxFacetHits?: number;
}

/** Where the first word of a value that begins with what was typed stands; -1 when none does. */
function placeOf(value: string, typed: string): number {
  const folded = fold(value);
  let at = folded.indexOf(typed);
  while (at > 0 && IN_WORD.test(folded[at - 1] ?? '')) at = folded.indexOf(typed, at + 1);
  return at;
}

/** A value with what was typed marked in it. */
function mark(value: string, at: number, length: number, params: WireParams): string {
  // Folding may change the length of a text: its places are then not those of the value.
  if (length === 0 || fold(value).length !== value.length) return value;
  const { highlightPreTag, highlightPostTag } = params;
  const end = at + length;
  return `${value.slice(0, at)}${highlightPreTag}${value.slice(at, end)}${highlightPostTag}${value.slice(end)}`;
}

/** Values of a facet whose words begin with what was typed, counted within a search (search for facet values). */
export function answerFacetQuery(
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

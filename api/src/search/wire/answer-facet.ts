import { fold } from '../engine/tokens';
import type { ResolvedIndex } from './answer-query';
import { WireError } from './wire-error';

const DEFAULT_HITS = 10;

/** Values of a facet whose words begin with what was typed (search for facet values). */
export function answerFacetQuery(
  { index }: ResolvedIndex,
  facet: string,
  query: string,
  maxFacetHits = DEFAULT_HITS,
) {
  if (!index.columns.facetNames.includes(facet)) {
    throw new WireError(`Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\``);
  }
  const typed = fold(query.trim());
  const { docs } = index.search({ query: '', offset: 0, limit: 0 });
  const facetHits = index.columns
    .count(facet, docs)
    .filter(
      ({ value }) =>
        fold(value)
          .split(/\s+/)
          .some((word) => word.startsWith(typed)) || fold(value).startsWith(typed),
    )
    .slice(0, maxFacetHits)
    .map(({ value, count }) => ({ value, highlighted: value, count }));
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

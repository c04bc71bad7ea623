import { listingFacet, readRange } from '@saltbush/contract';
import type { Filter } from '../../search/engine/filter';

/** Parses a price range in cents, end exclusive; open ends are omitted. Invalid text matches nothing. */
function rangeFilter(numeric: string, value: string): Filter {
  const range = readRange(value);
  if (!range) return { any: [] };
  const ends: Filter[] = [];
  if (range.from !== null) ends.push({ numeric, operator: '>=', value: range.from });
  if (range.to !== null) ends.push({ numeric, operator: '<', value: range.to });
  return { all: ends };
}

/** Returns the index filter for one facet value; null for an unknown facet. */
export function facetFilter(name: string, value: string): Filter | null {
  const facet = listingFacet(name);
  if (!facet) return null;
  return facet.range ? rangeFilter(facet.range.attribute, value) : { facet: facet.attribute, value };
}

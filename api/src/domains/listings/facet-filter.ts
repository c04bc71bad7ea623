import { listingFacet } from '@saltbush/contract';
import type { Filter } from '../../search/engine/filter';

/** A price range in cents, `1000-2500`; either end may be open. */
export const RANGE = /^(\d{0,9})-(\d{0,9})$/;

/** Parses a price range in cents, end exclusive; open ends are omitted. Invalid text matches nothing. */
function rangeFilter(numeric: string, value: string): Filter {
  const [match, from, to] = RANGE.exec(value) ?? [];
  if (!match) return { any: [] };
  const ends: Filter[] = [];
  if (from) ends.push({ numeric, operator: '>=', value: Number(from) });
  if (to) ends.push({ numeric, operator: '<', value: Number(to) });
  return { all: ends };
}

/** Returns the index filter for one facet value; null for an unknown facet. */
export function facetFilter(name: string, value: string): Filter | null {
  const facet = listingFacet(name);
  if (!facet) return null;
  return facet.range ? rangeFilter(facet.range.attribute, value) : { facet: facet.attribute, value };
}

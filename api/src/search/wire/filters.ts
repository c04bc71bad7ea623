import type { Filter } from '../engine/filter';
import { parseFilters } from './filters-expression';
import { parseFacetFilters, parseNumericFilters } from './nested-filters';
import type { WireParams } from './params';

/** Combines a query's three kinds of filters; undefined if there are none. @throws {WireError} for invalid syntax. */
export function filterOf(params: WireParams): Filter | undefined {
  const parts: Filter[] = [];
  if (params.filters.trim() !== '') parts.push(parseFilters(params.filters));
  if (params.facetFilters !== undefined) parts.push(parseFacetFilters(params.facetFilters));
  if (params.numericFilters !== undefined) parts.push(parseNumericFilters(params.numericFilters));
  return parts.length > 0 ? { all: parts } : undefined;
}

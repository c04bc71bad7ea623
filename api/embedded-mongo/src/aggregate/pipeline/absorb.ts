import { isDocument } from '../../bson/types';
import type { Filter } from '../../query/filter/filter';
import { parseFilter } from '../../query/filter/parse-filter';
import type { Query } from '../../query/plan/plan';
import { numericValue } from '../../values/number';
import { parseSort } from '../../values/parse-sort';
import { TypeRank, typeRank } from '../../values/type-rank';
import type { Environment } from '../environment';

/** Moves one stage into the query if doing so preserves the order of evaluation. */
export function absorb(
  query: Query,
  filters: Filter[],
  name: string,
  operand: unknown,
  environment: Environment,
): boolean {
  const windowed = query.skip > 0 || query.limit > 0;
  switch (name) {
    case '$match':
      // Filtering commutes with sorting, but not with limiting.
      if (windowed || !isDocument(operand)) return false;
      filters.push(parseFilter(operand, environment.variables));
      return true;
    case '$sort':
      if (windowed || query.sort.length > 0 || !isDocument(operand) || Object.keys(operand).length === 0)
        return false;
      query.sort = parseSort(operand);
      return true;
    case '$skip':
      if (windowed || !isCount(operand, 0)) return false;
      query.skip = Number(numericValue(operand));
      return true;
    case '$limit':
      if (query.limit > 0 || !isCount(operand, 1)) return false;
      query.limit = Number(numericValue(operand));
      return true;
    default:
      return false;
  }
}

function isCount(operand: unknown, least: number): boolean {
  if (typeRank(operand) !== TypeRank.number) return false;
  const number = Number(numericValue(operand));
  return Number.isInteger(number) && number >= least;
}

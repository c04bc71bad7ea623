import { compareValues } from '../../values/compare';
import { groupingKey } from '../../values/grouping-key';
import { numericValue } from '../../values/number';
import { TypeRank, typeRank } from '../../values/type-rank';
import type { Condition } from './filter';
import { holdsForPresent } from './present-conditions';

function equals(value: unknown, expected: unknown): boolean {
  return value === expected || compareValues(value, expected) === 0;
}

function comparable(value: unknown, with_: unknown): boolean {
  const rank = typeRank(value);
  const other = typeRank(with_);
  if (other === TypeRank.minKey || other === TypeRank.maxKey) return true;
  if (rank !== other) return false;
  if (rank !== TypeRank.number) return true;
  // NaN only compares with itself.
  return Number.isNaN(numericValue(value)) === Number.isNaN(numericValue(with_));
}

/** Whether a condition holds for one value; undefined represents a missing field. */
export function holds(condition: Condition, value: unknown): boolean {
  switch (condition.kind) {
    case 'equals':
      return equals(value, condition.value);
    case 'less':
      return comparable(value, condition.value) && compareValues(value, condition.value) < 0;
    case 'lessOrEqual':
      return comparable(value, condition.value) && compareValues(value, condition.value) <= 0;
    case 'greater':
      return comparable(value, condition.value) && compareValues(value, condition.value) > 0;
    case 'greaterOrEqual':
      return comparable(value, condition.value) && compareValues(value, condition.value) >= 0;
    case 'in':
      return (
        (condition.keys
          ? condition.keys.has(groupingKey(value))
          : condition.values.some((expected) => equals(value, expected))) ||
        condition.patterns.some((pattern) => holds({ kind: 'regex', pattern }, value))
      );
    default:
      return value !== undefined && holdsForPresent(condition, value);
  }
}

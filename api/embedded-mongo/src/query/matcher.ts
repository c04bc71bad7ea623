import { isDocument } from '../bson/types';
import { compareValues, numericValue, TypeRank, textValue, typeRank } from './compare';
import { elementType } from './condition-values';
import type { Condition, Filter } from './filter';
import { groupingKey } from './grouping-key';
import { field, isArrayIndex } from './paths';

/** By-products of a match: the position of the matching array element, for the operator `$`. */
export interface MatchDetails {
  position?: number;
}

/** Whether a document matches. A partial document is enough if it has every field the filter reads. */
export function matches(filter: Filter, doc: unknown, details?: MatchDetails): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matches(part, doc, details));
    case 'or':
      return filter.filters.some((part) => matches(part, doc, details));
    case 'nor':
      return !filter.filters.some((part) => matches(part, doc));
    case 'not':
      return !matches(filter.filter, doc);
    case 'always':
      return filter.value;
    case 'expression':
      return isDocument(doc) && filter.test(doc);
    case 'path':
      return matchesPath(doc, filter.segments, 0, filter.condition, details);
  }
}

/** Follows a path, through arrays as well; a condition holds if it holds for any value the path reaches. */
function matchesPath(
  value: unknown,
  segments: string[],
  at: number,
  condition: Condition,
  details: MatchDetails | undefined,
): boolean {
  if (at === segments.length) return matchesEnd(value, condition, details);
  const segment = segments[at] as string;
  if (isDocument(value)) return matchesPath(field(value, segment), segments, at + 1, condition, details);
  if (!Array.isArray(value)) return holds(condition, undefined);
  if (isArrayIndex(segment) && Number(segment) < value.length) {
    if (matchesPath(value[Number(segment)], segments, at + 1, condition, details)) return true;
  }
  return value.some((item, position) => {
    if (!isDocument(item) || !matchesPath(item, segments, at, condition, details)) return false;
    if (details) details.position = position;
    return true;
  });
}

function matchesEnd(value: unknown, condition: Condition, details: MatchDetails | undefined): boolean {
  if (!Array.isArray(value)) return holds(condition, value);
  switch (condition.kind) {
    case 'size':
      return value.length === condition.size;
    case 'exists':
      return true;
    case 'elementMatches':
    case 'elementValues':
      return anyElement(value, details, (item) => matchesElement(item, condition));
    default:
      return anyElement(value, details, (item) => holds(condition, item)) || holds(condition, value);
  }
}

function matchesElement(
  item: unknown,
  condition: Extract<Condition, { kind: 'elementMatches' | 'elementValues' }>,
): boolean {
  if (condition.kind === 'elementMatches') {
    return (isDocument(item) || Array.isArray(item)) && matches(condition.filter, item);
  }
  return matchesValue(condition.conditions, item);
}

/** Tests an element itself: unlike a field's value, a nested array is not expanded again. */
function matchesValue(filter: Filter, item: unknown): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.filters.every((part) => matchesValue(part, item));
    case 'or':
      return filter.filters.some((part) => matchesValue(part, item));
    case 'not':
      return !matchesValue(filter.filter, item);
    case 'path':
      if (Array.isArray(item) && filter.condition.kind in ARRAY_CONDITIONS) {
        return matchesEnd(item, filter.condition, undefined);
      }
      return holds(filter.condition, item);
    default:
      return matches(filter, item);
  }
}

const ARRAY_CONDITIONS = { size: true, elementMatches: true, elementValues: true };

function anyElement(
  items: unknown[],
  details: MatchDetails | undefined,
  test: (item: unknown) => boolean,
): boolean {
  const position = items.findIndex(test);
  if (position >= 0 && details) details.position = position;
  return position >= 0;
}

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
function holds(condition: Condition, value: unknown): boolean {
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

function holdsForPresent(condition: Condition, value: unknown): boolean {
  switch (condition.kind) {
    case 'exists':
      return true;
    case 'type':
      return condition.types.has(elementType(value));
    case 'regex':
      return typeRank(value) === TypeRank.string && condition.pattern.test(textValue(value));
    case 'modulo': {
      if (typeRank(value) !== TypeRank.number) return false;
      const remainder = Math.trunc(Number(numericValue(value))) % condition.divisor;
      return remainder === condition.remainder;
    }
    case 'bits':
      return typeRank(value) === TypeRank.number && holdsBits(condition, Number(numericValue(value)));
    default:
      return false;
  }
}

function holdsBits(condition: Extract<Condition, { kind: 'bits' }>, value: number): boolean {
  if (!Number.isInteger(value)) return false;
  const set = BigInt(value) & condition.mask;
  const found = condition.set ? set : condition.mask & ~set;
  return condition.all ? found === condition.mask : found !== 0n;
}

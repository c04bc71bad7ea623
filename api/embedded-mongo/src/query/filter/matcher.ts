import { isDocument } from '../../bson/types';
import { field, isArrayIndex } from '../../values/paths';
import type { Condition, Filter } from './filter';
import { holds } from './holds';

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

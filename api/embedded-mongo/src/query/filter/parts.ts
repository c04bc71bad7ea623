import { type Doc, isDocument } from '../../bson/types';
import type { Condition, Filter } from './filter';

/** The filter that holds where all filters hold. */
export function all(filters: Filter[]): Filter {
  return filters.length === 1 && filters[0] ? filters[0] : { kind: 'and', filters };
}

/** Whether a value is a document of operators (`{$gt: 1}`) rather than a value to compare with. */
export function isOperators(value: unknown): value is Doc {
  if (!isDocument(value)) return false;
  const first = Object.keys(value)[0];
  return first?.startsWith('$') === true && first !== '$ref' && first !== '$id' && first !== '$db';
}

/** A filter of one condition on the value at a path. */
export function at(path: string, condition: Condition): Filter {
  return { kind: 'path', path, segments: path === '' ? [] : path.split('.'), condition };
}

/** Whether an operand means true, as numbers other than 0 do. */
export function truthy(value: unknown): boolean {
  if (typeof value === 'object' && value !== null && 'valueOf' in value) return Boolean(value.valueOf());
  return Boolean(value);
}

import type { Doc } from '../../bson/types';
import type { Filter } from '../../query/filter/filter';
import { collectValues } from '../../values/collect-values';

/** Matches documents whose field has one of the values; a missing local field matches null and missing fields. */
export function equalTo(path: string, values: unknown[]): Filter {
  const plain = values.map((value) => value ?? null);
  const condition =
    plain.length === 1
      ? { kind: 'equals' as const, value: plain[0] }
      : { kind: 'in' as const, values: plain, patterns: [] };
  return { kind: 'path', path, segments: path.split('.'), condition };
}

/** The values that a document joins by. */
export function localValues(doc: Doc, path: string[]): unknown[] {
  const values: unknown[] = [];
  collectValues(doc, path, values);
  // An empty array joins to nothing.
  return values.filter((value) => !Array.isArray(value) || value.length > 0);
}

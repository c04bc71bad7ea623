import type { Doc } from '../bson/types';
import { checkTime } from '../time-limit';
import { collectValues } from './collect-values';
import { compareValues } from './compare';
import { firstSegment } from './paths';

export interface SortField {
  path: string;
  direction: 1 | -1;
}

/** The values a document is sorted by: for an array its smallest element, or its largest when descending. */
export function sortKeys(fields: SortField[], doc: Doc): unknown[] {
  return fields.map(({ path, direction }) => {
    const values: unknown[] = [];
    const isArray = collectValues(doc, path.split('.'), values);
    if (!isArray) return values[0];
    return values.reduce((best, value) => (compareValues(value, best) * direction < 0 ? value : best));
  });
}

/** Compares two documents by the values that `sortKeys` returned for them. */
export function compareKeys(fields: SortField[], a: unknown[], b: unknown[]): number {
  checkTime();
  for (let i = 0; i < fields.length; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order * (fields[i] as SortField).direction;
  }
  return 0;
}

/** The top-level fields that a sort reads. */
export function sortedFields(fields: SortField[]): Set<string> {
  return new Set(fields.map(({ path }) => firstSegment(path)));
}

import { type Doc, isDocument } from '../bson/types';
import { MongoError, notSupported } from '../errors';
import { checkTime } from '../time-limit';
import { compareValues, numericValue, TypeRank, typeRank } from './compare';
import { collectValues, firstSegment } from './paths';

export interface SortField {
  path: string;
  direction: 1 | -1;
}

/** Parses a sort specification; `{$meta: …}` is refused. */
export function parseSort(spec: unknown): SortField[] {
  if (spec === undefined || spec === null) return [];
  if (!isDocument(spec)) throw new MongoError('TypeMismatch', 'sort must be an object');
  return Object.entries(spec).map(([path, value]) => {
    if (isDocument(value)) throw notSupported('sorting by $meta');
    const number = typeRank(value) === TypeRank.number ? Number(numericValue(value)) : 0;
    if (number !== 1 && number !== -1) {
      throw new MongoError('BadValue', `$sort key ordering must be 1 (for ascending) or -1 (for descending)`);
    }
    return { path, direction: number };
  });
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

export function compareKeys(fields: SortField[], a: unknown[], b: unknown[]): number {
  checkTime();
  for (let i = 0; i < fields.length; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order * (fields[i] as SortField).direction;
  }
  return 0;
}

/** Creates a comparator of documents for a sort specification. */
export function sorter(spec: unknown): (a: Doc, b: Doc) => number {
  const fields = parseSort(spec);
  return (a, b) => compareKeys(fields, sortKeys(fields, a), sortKeys(fields, b));
}

export function sortedFields(fields: SortField[]): Set<string> {
  return new Set(fields.map(({ path }) => firstSegment(path)));
}

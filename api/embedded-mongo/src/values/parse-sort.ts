import { type Doc, isDocument } from '../bson/types';
import { MongoError, notSupported } from '../errors';
import { numericValue } from './number';
import { compareKeys, type SortField, sortKeys } from './sort-keys';
import { TypeRank, typeRank } from './type-rank';

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

/** Creates a comparator of documents for a sort specification. */
export function sorter(spec: unknown): (a: Doc, b: Doc) => number {
  const fields = parseSort(spec);
  return (a, b) => compareKeys(fields, sortKeys(fields, a), sortKeys(fields, b));
}

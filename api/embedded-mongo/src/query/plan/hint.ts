import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { IndexInfo } from '../../storage/catalog/collection-info';
import { equalValues } from '../../values/compare';
import type { Query } from './plan';

/**
 * The indexes that a query may use by its hint, or `natural` for none.
 * @throws MongoError if there is no such index
 */
export function hintedIndexes(query: Query): IndexInfo[] | 'natural' {
  const { hint, collection } = query;
  if (query.sort.some(({ path }) => path === '$natural')) return 'natural';
  if (hint === undefined || (isDocument(hint) && Object.keys(hint).length === 0)) return collection.indexes;
  if (isDocument(hint) && '$natural' in hint) return 'natural';
  const found = collection.indexes.find((index) =>
    typeof hint === 'string' ? index.name === hint : equalValues(keyPattern(index), hint),
  );
  if (!found) {
    throw new MongoError(
      'BadValue',
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
  return [found];
}

/** The key pattern of an index as clients write it. */
export function keyPattern(index: IndexInfo): Doc {
  return Object.fromEntries(index.fields.map(({ path, direction }) => [path, direction]));
}

import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { CollectionInfo, IndexInfo } from '../../storage/catalog/collection-info';
import { equalValues } from '../../values/compare';
import { showIndex } from './show-index';

/**
 * The indexes that a command names by name or key.
 * @throws MongoError if there is none, or it is that on `_id`
 */
export function selectIndexes(collection: CollectionInfo, selector: unknown): IndexInfo[] {
  if (selector === '*') return collection.indexes.filter((index) => index.name !== '_id_');
  const selectors = Array.isArray(selector) ? selector : [selector];
  return selectors.map((one) => {
    const found = collection.indexes.find((index) =>
      isDocument(one) ? equalValues(showIndex(index).key, one) : index.name === one,
    );
    if (!found)
      throw new MongoError(
        'IndexNotFound',
        `index not found with name [${typeof one === 'string' ? one : JSON.stringify(one)}]`,
      );
    if (found.name === '_id_') throw new MongoError('InvalidOptions', 'cannot drop _id index');
    return found;
  });
}

import { MongoError } from '../../errors';
import type { CollectionInfo, IndexInfo } from '../../storage/catalog/collection-info';
import { equalValues } from '../../values/compare';
import { showIndex } from './show-index';

/**
 * Whether the collection already has the index.
 * @throws MongoError if another index has its name or key.
 */
export function existsAlready(collection: CollectionInfo, index: IndexInfo): boolean {
  const shown = showIndex(index);
  if (equalValues(shown.key, { _id: 1 })) return true;
  for (const other of collection.indexes) {
    const known = showIndex(other);
    const sameKey =
      equalValues(known.key, shown.key) &&
      equalValues(known.partialFilterExpression, shown.partialFilterExpression) &&
      equalValues(known.collation, shown.collation);
    const same = sameKey && equalValues({ ...known, name: 0 }, { ...shown, name: 0 });
    if (other.name === index.name) {
      if (same) return true;
      if (sameKey)
        throw new MongoError(
          'IndexOptionsConflict',
          `An equivalent index already exists with the same name but different options. Requested index: ${index.name}`,
        );
      throw new MongoError(
        'IndexKeySpecsConflict',
        `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${index.name}`,
      );
    }
    if (sameKey)
      throw new MongoError(
        'IndexOptionsConflict',
        `Index already exists with a different name: ${other.name}`,
      );
  }
  return false;
}

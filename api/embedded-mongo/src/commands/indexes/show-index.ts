import type { Doc } from '../../bson/types';
import type { IndexInfo } from '../../storage/catalog/collection-info';

/** The index as `listIndexes` reports it. */
export function showIndex(index: IndexInfo): Doc {
  return {
    v: 2,
    key: Object.fromEntries(index.fields.map(({ path, direction: way }) => [path, way])),
    name: index.clustered ?? index.name,
    ...(index.clustered && { clustered: true, unique: true }),
    ...(index.unique && index.name !== '_id_' && { unique: true }),
    ...(index.sparse && { sparse: true }),
    ...(index.collation && { collation: index.collation }),
    ...(index.partialFilter && { partialFilterExpression: index.partialFilter }),
    ...(index.expireAfterSeconds !== undefined && { expireAfterSeconds: index.expireAfterSeconds }),
  };
}

import { encodeDocument } from '../../bson/encode';
import { type Doc, isDocument } from '../../bson/types';
import { matches } from '../../query/filter/matcher';
import { type CollectionInfo, uuidBinary } from '../../storage/catalog/collection-info';
import type { Context } from '../context/context';
import { showIndex } from '../indexes/show-index';
import { documentOption } from '../options/documents';
import { flag, nonNegativeOption } from '../options/scalars';
import { filterOption } from '../options/variables';

function clusteredOption({ indexes: [first] }: CollectionInfo): Doc {
  if (!first?.clustered) return {};
  return { clusteredIndex: { v: 2, key: { _id: 1 }, name: first.clustered, unique: true } };
}

/** The collections of a database, as a cursor. */
export function listCollections(context: Context): Doc {
  const filter = filterOption(context.body, 'filter', {});
  const nameOnly = flag(context.body, 'nameOnly');
  const items = context.server.engine.catalog
    .list(context.database)
    .map((info) => ({
      name: info.name,
      type: 'collection',
      options: {
        ...(info.preImages && { changeStreamPreAndPostImages: { enabled: true } }),
        ...(info.collation && { collation: info.collation }),
        ...clusteredOption(info),
      },
      info: { readOnly: false, uuid: uuidBinary(info) },
      ...(info.indexes[0] && !info.indexes[0].clustered && { idIndex: showIndex(info.indexes[0]) }),
    }))
    .filter((doc) => matches(filter, doc))
    .map((doc) => encodeDocument(nameOnly ? { name: doc.name, type: doc.type } : doc));
  return context.server.cursors.open(items.values(), {
    namespace: `${context.database}.$cmd.listCollections`,
    batchSize: nonNegativeOption(documentOption(context.body, 'cursor') ?? {}, 'batchSize'),
    single: false,
    transaction: undefined,
    limit: context.limit,
  });
}

/** The databases that have collections. */
export function listDatabases(context: Context): Doc {
  const filter = isDocument(context.body.filter) ? filterOption(context.body, 'filter', {}) : undefined;
  const databases = context.server.engine.catalog
    .databases()
    .map((name) => ({ name, sizeOnDisk: 1, empty: false }))
    .filter((doc) => !filter || matches(filter, doc));
  if (flag(context.body, 'nameOnly')) return { databases: databases.map(({ name }) => ({ name })), ok: 1 };
  return { databases, totalSize: databases.length, totalSizeMb: 0, ok: 1 };
}

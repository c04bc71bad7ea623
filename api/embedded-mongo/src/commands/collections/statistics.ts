import type { Doc } from '../../bson/types';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import { spaceRange } from '../../storage/keys/keyspace';
import { findCollection } from '../context/collections';
import type { Context } from '../context/context';
import { collectionName } from '../context/namespace';

function sizes(context: Context, collections: CollectionInfo[]): { objects: number; indexes: number } {
  return {
    objects: collections.reduce(
      (sum, info) => sum + context.reader.count('documents', spaceRange(info.id)),
      0,
    ),
    indexes: collections.reduce((sum, info) => sum + info.indexes.length, 0),
  };
}

/** The counts of a database. */
export function dbStats(context: Context): Doc {
  const collections = context.server.engine.catalog.list(context.database);
  return {
    db: context.database,
    collections: collections.length,
    views: 0,
    ...sizes(context, collections),
    ok: 1,
  };
}

/** The counts of a collection. */
export function collStats(context: Context): Doc {
  const collection = findCollection(context, 'collStats');
  const { objects, indexes } = sizes(context, collection ? [collection] : []);
  return {
    ns: `${context.database}.${collectionName(context, 'collStats')}`,
    count: objects,
    nindexes: indexes,
    ok: 1,
  };
}

import type { Doc } from '../../bson/types';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import { namespaceOf } from '../../storage/writes/document-change';
import type { WriteUnit } from '../../storage/writes/write-unit';
import { changeSchema, findCollection } from '../context/collections';
import type { Context } from '../context/context';
import { removeSpace } from '../indexes/remove-space';

/** Removes a collection with its documents and indexes. */
export function removeCollection(context: Context, unit: WriteUnit, collection: CollectionInfo): void {
  changeSchema(context, collection);
  unit.changes.push({ kind: 'drop', namespace: namespaceOf(collection) });
  removeSpace(unit, 'documents', collection.id);
  for (const index of collection.indexes) removeSpace(unit, 'indexes', index.id);
  context.server.engine.catalog.remove(collection);
}

/** Removes the collection that the command names. */
export function drop(context: Context): Promise<Doc> {
  return context.write((unit) => {
    const collection = findCollection(context, 'drop');
    // Dropping a collection that does not exist succeeds, as it does since MongoDB 7.
    if (!collection) return { ok: 1 };
    removeCollection(context, unit, collection);
    return { nIndexesWas: collection.indexes.length, ns: `${context.database}.${collection.name}`, ok: 1 };
  });
}

/** Removes all collections of a database. */
export function dropDatabase(context: Context): Promise<Doc> {
  return context.write((unit) => {
    const collections = context.server.engine.catalog.list(context.database);
    for (const collection of collections) removeCollection(context, unit, collection);
    const namespace = { database: context.database, collection: undefined };
    if (collections.length > 0) unit.changes.push({ kind: 'dropDatabase', namespace });
    return { ...(collections.length > 0 && { dropped: context.database }), ok: 1 };
  });
}

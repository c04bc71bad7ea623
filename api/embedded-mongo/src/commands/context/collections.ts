import { MongoError } from '../../errors';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import type { Context } from './context';
import { collectionName } from './namespace';

/**
 * Returns a collection as the command sees it.
 * @throws MongoError in a transaction that started before the collection's indexes changed.
 */
export function visibleCollection(context: Context, name: string): CollectionInfo | undefined {
  const own = context.transaction?.created.get(`${context.database}.${name}`);
  if (own) return own;
  const found = context.server.engine.catalog.get(context.database, name);
  const since = (context.transaction ?? context.snapshot)?.since ?? Number.POSITIVE_INFINITY;
  if (found && (found.changedAt ?? 0) > since) {
    throw new MongoError(
      'SnapshotUnavailable',
      `Unable to read from a snapshot due to pending collection catalog changes of ${context.database}.${name}; please retry the operation.`,
    );
  }
  return found;
}

/** The collection a command names; undefined if it does not exist. */
export function findCollection(context: Context, command: string): CollectionInfo | undefined {
  return visibleCollection(context, collectionName(context, command));
}

/** Returns the collection to write to, creating it with its first document. */
export function ensureCollection(context: Context, command: string): CollectionInfo {
  const name = collectionName(context, command);
  return visibleCollection(context, name) ?? createCollection(context, name);
}

/** Creates a collection: in a transaction for that transaction alone, until it commits. */
export function createCollection({ server, database, transaction }: Context, name: string): CollectionInfo {
  const { catalog } = server.engine;
  if (!transaction) return catalog.create(database, name);
  const info = catalog.draft(database, name);
  transaction.created.set(`${database}.${name}`, info);
  return info;
}

/** Records that a collection's indexes change, once no transaction has pending writes in it. */
export function changeSchema(context: Context, collection: CollectionInfo): void {
  if (context.transaction?.created.has(`${collection.database}.${collection.name}`)) return;
  const { locks } = context.server.engine;
  locks.requireUnused(collection.id);
  collection.changedAt = locks.numberSchemaChange();
}

/**
 * The collection a command names.
 * @throws MongoError NamespaceNotFound if it does not exist
 */
export function requireCollection(context: Context, command: string): CollectionInfo {
  const found = findCollection(context, command);
  if (!found)
    throw new MongoError(
      'NamespaceNotFound',
      `ns does not exist: ${context.database}.${collectionName(context, command)}`,
    );
  return found;
}

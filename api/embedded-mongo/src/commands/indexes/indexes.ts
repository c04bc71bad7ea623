import { encodeDocument } from '../../bson/encode';
import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { scan } from '../../query/execute/scan';
import type { CollectionInfo, IndexInfo } from '../../storage/catalog/collection-info';
import { spaceRange } from '../../storage/catalog/space-range';
import { namespaceOf } from '../../storage/changes/document-change';
import { successor } from '../../storage/keys/key-order';
import type { WriteUnit } from '../../storage/writes/write-unit';
import { equalValues } from '../../values/compare';
import {
  type Command,
  type Context,
  changeSchema,
  collectionName,
  ensureCollection,
  findCollection,
} from '../context';
import { documentList, documentOption, keepsPreImages, nonNegativeOption } from '../options';
import { existsAlready, expiry, parseIndexSpec, showIndex } from './index-specs';

function requireCollection(context: Context, command: string): CollectionInfo {
  const found = findCollection(context, command);
  if (!found)
    throw new MongoError(
      'NamespaceNotFound',
      `ns does not exist: ${context.database}.${collectionName(context, command)}`,
    );
  return found;
}

/** Builds a new index from the documents; a duplicate of a unique key aborts it and leaves nothing behind. */
function build(context: Context, unit: WriteUnit, collection: CollectionInfo, index: IndexInfo): void {
  const plan = { kind: 'collection' as const, reverse: false, exact: true, sorted: true };
  for (const { record, raw } of scan(unit, collection, plan, { keys: 0, documents: 0 })) {
    if (raw) context.server.records.addToIndex(unit, collection, index, record, raw);
  }
}

/** Records a change of the indexes for change streams. */
function noteIndexes(
  unit: WriteUnit,
  kind: 'createIndexes' | 'dropIndexes',
  collection: CollectionInfo,
  indexes: IndexInfo[],
): void {
  if (indexes.length === 0) return;
  unit.changes.push({
    kind,
    namespace: namespaceOf(collection),
    description: { indexes: indexes.map(showIndex) },
  });
}

function createIndexes(context: Context): Promise<Doc> {
  const { catalog } = context.server.engine;
  const known = findCollection(context, 'createIndexes');
  const existed = known !== undefined;
  const specs = documentList(context.body, 'indexes');
  if (specs.length === 0) throw new MongoError('BadValue', 'Must specify at least one index to create');
  return context.write((unit) => {
    // Checked before the collection is created.
    const requested = specs.map((spec) => parseIndexSpec(spec, catalog.newId(), known));
    const collection = ensureCollection(context, 'createIndexes');
    if (requested.every((index) => existsAlready(collection, index)))
      return reply(collection, collection.indexes.length, existed);
    requireNew(context, collection);
    changeSchema(context, collection);
    const before = collection.indexes.length;
    const added: IndexInfo[] = [];
    for (const index of requested) {
      if (existsAlready({ ...collection, indexes: [...collection.indexes, ...added] }, index)) continue;
      build(context, unit, collection, index);
      added.push(index);
    }
    collection.indexes.push(...added);
    noteIndexes(unit, 'createIndexes', collection, added);
    catalog.changed(collection);
    return reply(collection, before, existed);
  });
}

function reply({ indexes }: CollectionInfo, before: number, existed: boolean): Doc {
  return {
    numIndexesBefore: before,
    numIndexesAfter: indexes.length,
    createdCollectionAutomatically: !existed,
    ...(indexes.length === before && { note: 'all indexes already exist' }),
    ok: 1,
  };
}

/** A transaction can give indexes to the collections that it creates. */
function requireNew({ transaction }: Context, { database, name }: CollectionInfo): void {
  if (!transaction || transaction.created.has(`${database}.${name}`)) return;
  throw new MongoError(
    'OperationNotSupportedInTransaction',
    `Cannot create new indexes on existing collection ${database}.${name} in a multi-document transaction.`,
  );
}

function selectIndexes(collection: CollectionInfo, selector: unknown): IndexInfo[] {
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

const REMOVED_AT_ONCE = 500;

/** Removes all keys of a collection or an index. */
export function removeSpace(unit: WriteUnit, store: 'documents' | 'indexes', space: number): void {
  const range = spaceRange(space);
  for (;;) {
    const entries = unit.scan(store, range, { limit: REMOVED_AT_ONCE, reverse: false });
    for (const { key } of entries) unit.remove(store, key);
    const last = entries.at(-1);
    if (!last) return;
    range.start = successor(last.key);
  }
}

function dropIndexes(context: Context): Promise<Doc> {
  return context.write((unit) => {
    const collection = requireCollection(context, 'dropIndexes');
    changeSchema(context, collection);
    const before = collection.indexes.length;
    const dropped = selectIndexes(collection, context.body.index);
    for (const index of dropped) removeSpace(unit, 'indexes', index.id);
    noteIndexes(unit, 'dropIndexes', collection, dropped);
    collection.indexes = collection.indexes.filter((index) => !dropped.includes(index));
    context.server.engine.catalog.changed(collection);
    return { nIndexesWas: before, ok: 1 };
  });
}

function listIndexes(context: Context): Doc {
  const collection = requireCollection(context, 'listIndexes');
  const cursor = documentOption(context.body, 'cursor') ?? {};
  return context.server.cursors.open(
    collection.indexes.map((index) => encodeDocument(showIndex(index))).values(),
    {
      namespace: `${context.database}.${collection.name}`,
      batchSize: nonNegativeOption(cursor, 'batchSize'),
      single: false,
      transaction: undefined,
      limit: context.limit,
    },
  );
}

/** `collMod` can change the expiry of an index, and whether the documents' earlier states are kept. */
function collMod(context: Context): Promise<Doc> {
  const change = documentOption(context.body, 'index');
  const preImages = keepsPreImages(context.body);
  if (!change && preImages === undefined)
    throw new MongoError(
      'InvalidOptions',
      'collMod can only change the expireAfterSeconds of an index and changeStreamPreAndPostImages',
    );
  return context.write((unit) => {
    const collection = requireCollection(context, 'collMod');
    unit.changes.push({ kind: 'modify', namespace: namespaceOf(collection), description: { index: change } });
    if (preImages !== undefined) {
      collection.preImages = preImages;
      context.server.engine.catalog.changed(collection);
    }
    if (!change) return { ok: 1 };
    const [index] = selectIndexes(collection, change.name ?? change.keyPattern);
    if (!index || change.expireAfterSeconds === undefined)
      throw new MongoError('InvalidOptions', 'no expireAfterSeconds field');
    const before = index.expireAfterSeconds;
    index.expireAfterSeconds = expiry(change.expireAfterSeconds, index.fields.length);
    context.server.engine.catalog.changed(collection);
    return { expireAfterSeconds_old: before, expireAfterSeconds_new: index.expireAfterSeconds, ok: 1 };
  });
}

export const indexCommands: Record<string, Command> = {
  createIndexes: { run: createIndexes, inTransaction: true, fields: ['indexes', 'commitQuorum'] },
  dropIndexes: { run: dropIndexes, fields: ['index'] },
  listIndexes: { run: listIndexes, fields: ['cursor'] },
  collMod: { run: collMod, fields: ['index', 'changeStreamPreAndPostImages'] },
};

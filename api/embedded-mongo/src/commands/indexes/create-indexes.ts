import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import { scan } from '../../query/execute/scan';
import type { CollectionInfo, IndexInfo } from '../../storage/catalog/collection-info';
import type { WriteUnit } from '../../storage/writes/write-unit';
import { changeSchema, ensureCollection, findCollection } from '../context/collections';
import type { Context } from '../context/context';
import { documentList } from '../options/documents';
import { existsAlready } from './existing-index';
import { noteIndexes } from './note-indexes';
import { parseIndexSpec } from './parse-index-spec';

/** Builds a new index from the documents; a duplicate of a unique key aborts it and leaves nothing behind. */
function build(context: Context, unit: WriteUnit, collection: CollectionInfo, index: IndexInfo): void {
  const plan = { kind: 'collection' as const, reverse: false, exact: true, sorted: true };
  for (const { record, raw } of scan(unit, collection, plan, { keys: 0, documents: 0 })) {
    if (raw) context.server.records.addToIndex(unit, collection, index, record, raw);
  }
}

/** Creates the indexes that do not exist yet, all of them or none. */
export function createIndexes(context: Context): Promise<Doc> {
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

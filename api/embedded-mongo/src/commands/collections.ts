import { encodeDocument } from '../bson/encode';
import { type Doc, isDocument } from '../bson/types';
import { parseCollation } from '../collation/parse';
import { MongoError, notSupported } from '../errors';
import { matches } from '../query/filter/matcher';
import { type CollectionInfo, uuidBinary } from '../storage/catalog/collection-info';
import { spaceRange } from '../storage/catalog/space-range';
import { namespaceOf } from '../storage/changes/document-change';
import type { WriteUnit } from '../storage/writes/write-unit';
import { equalValues } from '../values/compare';
import {
  type Command,
  type Context,
  changeSchema,
  collectionName,
  createCollection,
  findCollection,
  visibleCollection,
} from './context';
import { showIndex } from './indexes/index-specs';
import { removeSpace } from './indexes/indexes';
import {
  documentOption,
  filterOption,
  flag,
  keepsPreImages,
  nonNegativeOption,
  stringOption,
} from './options';

const CREATE_REFUSED = [
  'capped',
  'timeseries',
  'viewOn',
  'pipeline',
  'validator',
  'encryptedFields',
  'expireAfterSeconds',
  'size',
  'max',
];

/** Returns the name of a clustered collection's index; undefined for an ordinary collection. */
function clusteredName(body: Doc): string | undefined {
  const spec = documentOption(body, 'clusteredIndex');
  if (!spec) return undefined;
  if (!equalValues(spec.key, { _id: 1 }) || spec.unique !== true)
    throw new MongoError(
      'InvalidIndexSpecificationOption',
      'The clusteredIndex option requires key: {_id: 1} and unique: true to be specified',
    );
  return stringOption(spec, 'name') ?? '_id_';
}

function create(context: Context): Promise<Doc> {
  const { body } = context;
  for (const name of CREATE_REFUSED) {
    if (body[name] !== undefined && body[name] !== false) throw notSupported(`the option ${name} of create`);
  }
  const collation = documentOption(body, 'collation');
  const parsed = collation && parseCollation(collation);
  const clustered = clusteredName(body);
  const name = collectionName(context, 'create');
  return context.write(() => {
    if (visibleCollection(context, name)) {
      throw new MongoError('NamespaceExists', `Collection ${context.database}.${name} already exists.`);
    }
    const created = createCollection(context, name);
    if (clustered) for (const index of created.indexes) index.clustered = clustered;
    if (keepsPreImages(body)) created.preImages = true;
    if (parsed) created.collation = parsed.spec;
    return { ok: 1 };
  });
}

function removeCollection(context: Context, unit: WriteUnit, collection: CollectionInfo): void {
  changeSchema(context, collection);
  unit.changes.push({ kind: 'drop', namespace: namespaceOf(collection) });
  removeSpace(unit, 'documents', collection.id);
  for (const index of collection.indexes) removeSpace(unit, 'indexes', index.id);
  context.server.engine.catalog.remove(collection);
}

function drop(context: Context): Promise<Doc> {
  return context.write((unit) => {
    const collection = findCollection(context, 'drop');
    // Dropping a collection that does not exist succeeds, as it does since MongoDB 7.
    if (!collection) return { ok: 1 };
    removeCollection(context, unit, collection);
    return { nIndexesWas: collection.indexes.length, ns: `${context.database}.${collection.name}`, ok: 1 };
  });
}

function dropDatabase(context: Context): Promise<Doc> {
  return context.write((unit) => {
    const collections = context.server.engine.catalog.list(context.database);
    for (const collection of collections) removeCollection(context, unit, collection);
    const namespace = { database: context.database, collection: undefined };
    if (collections.length > 0) unit.changes.push({ kind: 'dropDatabase', namespace });
    return { ...(collections.length > 0 && { dropped: context.database }), ok: 1 };
  });
}

function renameCollection(context: Context): Promise<Doc> {
  const { catalog } = context.server.engine;
  const split = (name: string): [string, string] => [
    name.slice(0, name.indexOf('.')),
    name.slice(name.indexOf('.') + 1),
  ];
  const [database, name] = split(stringOption(context.body, 'renameCollection') ?? '');
  const [toDatabase, toName] = split(stringOption(context.body, 'to') ?? '');
  if (!name || !toName) throw new MongoError('InvalidNamespace', 'Invalid namespace specified');
  return context.write((unit) => {
    const source = catalog.get(database, name);
    if (!source)
      throw new MongoError('NamespaceNotFound', `Source collection ${database}.${name} does not exist`);
    changeSchema(context, source);
    const target = catalog.get(toDatabase, toName);
    if (target && !flag(context.body, 'dropTarget'))
      throw new MongoError('NamespaceExists', 'target namespace exists');
    if (target) removeCollection(context, unit, target);
    const to = { database: toDatabase, collection: toName };
    const description = {
      to: { db: toDatabase, coll: toName },
      ...(target && { dropTarget: uuidBinary(target) }),
    };
    unit.changes.push({ kind: 'rename', namespace: namespaceOf(source), to, description });
    catalog.rename(source, toDatabase, toName);
    return { ok: 1 };
  });
}

function clusteredOption({ indexes: [first] }: CollectionInfo): Doc {
  if (!first?.clustered) return {};
  return { clusteredIndex: { v: 2, key: { _id: 1 }, name: first.clustered, unique: true } };
}

function listCollections(context: Context): Doc {
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

function sizes(context: Context, collections: CollectionInfo[]): { objects: number; indexes: number } {
  return {
    objects: collections.reduce(
      (sum, info) => sum + context.reader.count('documents', spaceRange(info.id)),
      0,
    ),
    indexes: collections.reduce((sum, info) => sum + info.indexes.length, 0),
  };
}

function listDatabases(context: Context): Doc {
  const filter = isDocument(context.body.filter) ? filterOption(context.body, 'filter', {}) : undefined;
  const databases = context.server.engine.catalog
    .databases()
    .map((name) => ({ name, sizeOnDisk: 1, empty: false }))
    .filter((doc) => !filter || matches(filter, doc));
  if (flag(context.body, 'nameOnly')) return { databases: databases.map(({ name }) => ({ name })), ok: 1 };
  return { databases, totalSize: databases.length, totalSizeMb: 0, ok: 1 };
}

function dbStats(context: Context): Doc {
  const collections = context.server.engine.catalog.list(context.database);
  return {
    db: context.database,
    collections: collections.length,
    views: 0,
    ...sizes(context, collections),
    ok: 1,
  };
}

function collStats(context: Context): Doc {
  const collection = findCollection(context, 'collStats');
  const { objects, indexes } = sizes(context, collection ? [collection] : []);
  return {
    ns: `${context.database}.${collectionName(context, 'collStats')}`,
    count: objects,
    nindexes: indexes,
    ok: 1,
  };
}

export const collectionCommands: Record<string, Command> = {
  create: {
    run: create,
    inTransaction: true,
    fields: [
      'clusteredIndex',
      'collation',
      'autoIndexId',
      'changeStreamPreAndPostImages',
      'validationLevel',
      'validationAction',
      'storageEngine',
      'indexOptionDefaults',
      ...CREATE_REFUSED,
    ],
  },
  drop: { run: drop, fields: [] },
  dropDatabase: { run: dropDatabase, fields: [] },
  renameCollection: { run: renameCollection, fields: ['to', 'dropTarget'], adminOnly: true },
  listCollections: {
    run: listCollections,
    fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  },
  listDatabases: {
    run: listDatabases,
    fields: ['filter', 'nameOnly', 'authorizedDatabases'],
    adminOnly: true,
  },
  dbStats: { run: dbStats, fields: 'any' },
  collStats: { run: collStats, fields: 'any' },
};

import type { Long } from 'bson';
import type { Doc } from '../bson/types';
import { labelResumable } from '../change-streams/stream-cursors';
import { collated, currentCollation } from '../collation/current';
import { MongoError, notSupported } from '../errors';
import { failGetMore } from '../faults/fail-command';
import { execute } from '../query/execute/execute';
import type { Result } from '../query/execute/matching-documents';
import type { Query } from '../query/plan/plan';
import { type Projection, parseProjection } from '../query/projection/parse-projection';
import { projectRaw } from '../query/projection/project-raw';
import type { CollectionInfo } from '../storage/catalog/collection-info';
import { numericValue } from '../values/number';
import { parseSort } from '../values/parse-sort';
import { type Command, type Context, collectionName, findCollection } from './context';
import {
  documentOption,
  filterOption,
  flag,
  nonNegativeOption,
  numberOption,
  stringOption,
  variablesOption,
} from './options';
import { underCollation } from './under-collation';

const REFUSED = [
  'min',
  'max',
  'returnKey',
  'showRecordId',
  'tailable',
  'awaitData',
  'oplogReplay',
  'allowPartialResults',
];

function refuseOptions(body: Doc): void {
  for (const name of REFUSED) {
    const value = body[name];
    const unused =
      value === undefined ||
      value === false ||
      (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
    if (!unused) throw notSupported(`the option ${name} of find`);
  }
}

/** The query that a find command describes. */
export function findQuery(body: Doc, collection: CollectionInfo): Query {
  refuseOptions(body);
  return {
    collection,
    filter: filterOption(body, 'filter', variablesOption(body)),
    sort: parseSort(body.sort),
    limit: Math.abs(numberOption(body, 'limit') ?? 0),
    skip: nonNegativeOption(body, 'skip') ?? 0,
    hint: body.hint,
  };
}

function* projected(
  results: Iterable<Result>,
  query: Query,
  projection: Projection | undefined,
  body: Doc,
): Generator<Buffer> {
  const variables = variablesOption(body);
  for (const { raw } of results)
    yield projection ? projectRaw(raw, projection, variables, query.filter) : raw;
}

function* nothing(): Generator<Buffer> {}

function runFind(context: Context): Doc {
  const { body, server } = context;
  const namespace = `${context.database}.${collectionName(context, 'find')}`;
  const collection = findCollection(context, 'find');
  const options = {
    namespace,
    batchSize: nonNegativeOption(body, 'batchSize'),
    single: flag(body, 'singleBatch') || (numberOption(body, 'limit') ?? 0) < 0,
    transaction: context.transaction,
    snapshot: context.snapshot,
    limit: context.limit,
  };
  // Parsed even if the collection is empty, so that an invalid query always fails.
  const query = findQuery(body, collection ?? ({ id: 0, indexes: [] } as unknown as CollectionInfo));
  const fields = documentOption(body, 'projection');
  const projection =
    fields && Object.keys(fields).length > 0 ? parseProjection(fields, variablesOption(body)) : undefined;
  if (!collection) return server.cursors.open(nothing(), options);
  const { results } = execute(context.reader, query);
  return server.cursors.open(
    collated(currentCollation(), projected(results, query, projection, body)),
    options,
  );
}

/** Waits for the next events of a change stream. */
async function moreChanges({ body, database, server }: Context, id: bigint): Promise<Doc> {
  try {
    failGetMore(server.failPoints);
    const namespace = `${database}.${stringOption(body, 'collection')}`;
    const [size, millis] = [nonNegativeOption(body, 'batchSize'), nonNegativeOption(body, 'maxTimeMS')];
    return await server.streams.next(id, namespace, size, millis);
  } catch (error) {
    throw labelResumable(error);
  }
}

function runGetMore(context: Context): Doc | Promise<Doc> {
  const { body, database } = context;
  const id = body.getMore as Long;
  if (typeof id !== 'object' || id === null)
    throw new MongoError('TypeMismatch', 'getMore needs a cursor id');
  const cursor = BigInt(numericValue(id));
  if (context.server.streams.has(cursor)) return moreChanges(context, cursor);
  failGetMore(context.server.failPoints);
  const batchSize = nonNegativeOption(body, 'batchSize');
  return context.server.cursors.next(cursor, `${database}.${stringOption(body, 'collection')}`, batchSize);
}

function runKillCursors(context: Context): Doc {
  const ids = Array.isArray(context.body.cursors) ? (context.body.cursors as Long[]) : [];
  const { cursors, streams } = context.server;
  const close = (id: bigint): boolean => cursors.close(id) || streams.close(id);
  const killed = ids.filter((id) => close(BigInt(numericValue(id))));
  return {
    cursorsKilled: killed,
    cursorsNotFound: ids.filter((id) => !killed.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
}

export const findCommands: Record<string, Command> = {
  find: {
    run: underCollation('find', runFind),
    inTransaction: true,
    readsSnapshots: true,
    fields: [
      'filter',
      'sort',
      'projection',
      'hint',
      'skip',
      'limit',
      'batchSize',
      'singleBatch',
      'let',
      'collation',
      'allowDiskUse',
      'noCursorTimeout',
      ...REFUSED,
    ],
  },
  getMore: { run: runGetMore, inTransaction: true, fields: ['collection', 'batchSize'] },
  killCursors: { run: runKillCursors, inTransaction: true, fields: ['cursors'] },
};

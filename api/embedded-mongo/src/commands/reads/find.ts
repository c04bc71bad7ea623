import type { Doc } from '../../bson/types';
import { collated, currentCollation } from '../../collation/current';
import { execute } from '../../query/execute/execute';
import type { Result } from '../../query/execute/matching-documents';
import type { Query } from '../../query/plan/plan';
import { type Projection, parseProjection } from '../../query/projection/parse-projection';
import { projectRaw } from '../../query/projection/project-raw';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import { findCollection } from '../context/collections';
import type { Command, Context } from '../context/context';
import { collectionName } from '../context/namespace';
import { documentOption } from '../options/documents';
import { flag, nonNegativeOption, numberOption } from '../options/scalars';
import { variablesOption } from '../options/variables';
import { underCollation } from '../under-collation';
import { findQuery, REFUSED } from './find-query';

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

/** The command `find`. */
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
};

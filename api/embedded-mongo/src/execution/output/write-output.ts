import type { Output } from '../../aggregate/output/output';
import { encodeDocument } from '../../bson/encode';
import type { Doc } from '../../bson/types';
import { changeSchema } from '../../commands/context/collections';
import type { Context } from '../../commands/context/context';
import { checkNamespace } from '../../commands/context/namespace';
import { withId } from '../../commands/writes/with-id';
import { MongoError } from '../../errors';
import { scan } from '../../query/execute/scan';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import type { WriteUnit } from '../../storage/writes/write-unit';
import { mergeResults } from './merge-results';

/**
 * Writes the results of a pipeline to a collection, all of them or none.
 * @throws MongoError in a transaction, and if a result cannot be written
 */
export function writeOutput(context: Context, unit: WriteUnit, output: Output, results: Iterable<Doc>): void {
  if (context.transaction)
    throw new MongoError(
      'OperationNotSupportedInTransaction',
      `$${output.kind} cannot be used in a transaction`,
    );
  const collection = targetOf(context, output);
  if (output.kind === 'out') replaceContent(context, unit, collection, results);
  else mergeResults(context, unit, { collection, spec: output, results });
}

function targetOf(context: Context, { target }: Output): CollectionInfo {
  const database = target.database ?? context.database;
  checkNamespace(database, target.name);
  const { catalog } = context.server.engine;
  return catalog.get(database, target.name) ?? catalog.create(database, target.name);
}

function replaceContent(
  context: Context,
  unit: WriteUnit,
  collection: CollectionInfo,
  results: Iterable<Doc>,
): void {
  // Complete before anything is removed: the results may come from this collection.
  const documents = Array.from(results, (doc) => withId(encodeDocument(doc)));
  changeSchema(context, collection);
  const plan = { kind: 'collection' as const, reverse: false, exact: true, sorted: true };
  const { records } = context.server;
  for (const { record, raw } of scan(unit, collection, plan, { keys: 0, documents: 0 })) {
    if (raw) records.remove(unit, collection, record, raw);
  }
  for (const raw of documents) records.insert(unit, collection, raw);
}

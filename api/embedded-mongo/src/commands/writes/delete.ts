import type { Doc } from '../../bson/types';
import { withCollation } from '../../collation/current';
import { MongoError } from '../../errors';
import { execute } from '../../query/execute/execute';
import { documentKey } from '../../storage/keys/keyspace';
import type { WriteUnit } from '../../storage/writes/write-unit';
import { findCollection } from '../context/collections';
import type { Command, Context } from '../context/context';
import { collectionName } from '../context/namespace';
import { collationOption } from '../options/collections';
import { documentList } from '../options/documents';
import { flag, numberOption } from '../options/scalars';
import { filterOption, variablesOption } from '../options/variables';
import { checkStatement, runStatements, withErrors } from './write-errors';

const FIELDS = new Set(['q', 'limit', 'collation', 'hint']);

function applyStatement(context: Context, unit: WriteUnit, statement: Doc): number {
  const collation = collationOption(statement, findCollection(context, 'delete'));
  return withCollation(collation, () => removeMatches(context, unit, statement));
}

function removeMatches(context: Context, unit: WriteUnit, statement: Doc): number {
  checkStatement('delete.deletes', statement, FIELDS);
  const limit = numberOption(statement, 'limit') ?? 0;
  if (limit !== 0 && limit !== 1)
    throw new MongoError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
  const collection = findCollection(context, 'delete');
  const filter = filterOption(statement, 'q', variablesOption(context.body));
  if (!collection) return 0;
  const query = { collection, filter, sort: [], limit, skip: 0, hint: statement.hint };
  const found = [...execute(unit, query).results].map(({ record }) => record);
  let removed = 0;
  for (const record of found) {
    const raw = unit.get('documents', documentKey(collection.id, record));
    if (!raw) continue;
    context.server.records.remove(unit, collection, record, raw);
    removed++;
  }
  return removed;
}

function runDelete(context: Context) {
  collectionName(context, 'delete');
  const statements = documentList(context.body, 'deletes');
  return context.write((unit) => {
    let n = 0;
    const errors = runStatements(statements, flag(context.body, 'ordered', true), (statement) => {
      n += applyStatement(context, unit, statement);
    });
    return withErrors({ n, ok: 1 }, errors);
  });
}

/** The command `delete`. */
export const deleteCommands: Record<string, Command> = {
  delete: { run: runDelete, inTransaction: true, fields: ['deletes', 'ordered', 'let'] },
};

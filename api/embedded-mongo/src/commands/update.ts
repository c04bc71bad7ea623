import { decodeDocument } from '../bson/decode';
import type { Doc } from '../bson/types';
import { withCollation } from '../collation/current';
import { MongoError } from '../errors';
import { execute } from '../query/execute/execute';
import type { Query } from '../query/plan/plan';
import type { CollectionInfo } from '../storage/catalog/collection-info';
import { documentKey } from '../storage/keys/keyspace';
import type { WriteUnit } from '../storage/writes/write-unit';
import { updateDocument, upsertDocument } from '../update/apply';
import { changeKind, parseUpdate, type Update } from '../update/parse-update';
import { type Command, type Context, collectionName, ensureCollection } from './context';
import { collationOption, documentList, filterOption, flag, variablesOption } from './options';
import { checkStatement, runStatements, withErrors } from './write-errors';

const FIELDS = new Set(['q', 'u', 'c', 'multi', 'upsert', 'collation', 'arrayFilters', 'hint']);

/** One parsed statement of an update command. */
interface Statement {
  query: Omit<Query, 'collection'>;
  update: Update;
  multi: boolean;
  upsert: boolean;
}

function parseStatement(statement: Doc, shared: Doc): Statement {
  checkStatement('update.updates', statement, FIELDS);
  const variables = statement.c === undefined ? variablesOption(shared) : variablesOption(statement, 'c');
  const multi = flag(statement, 'multi');
  const arrayFilters =
    statement.arrayFilters === undefined ? undefined : documentList(statement, 'arrayFilters');
  const update = parseUpdate(statement.u, { arrayFilters, variables });
  if (multi && update.kind === 'replacement') {
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  return {
    query: {
      filter: filterOption(statement, 'q', variables),
      sort: [],
      limit: multi ? 0 : 1,
      skip: 0,
      hint: statement.hint,
    },
    update,
    multi,
    upsert: flag(statement, 'upsert'),
  };
}

interface Outcome {
  matched: number;
  modified: number;
  /** The inserted document. */
  inserted?: Buffer;
}

/** Runs one statement in a unit of writes. */
function applyStatement(
  context: Context,
  unit: WriteUnit,
  collection: CollectionInfo,
  statement: Statement,
): Outcome {
  const { records } = context.server;
  const query: Query = { ...statement.query, collection };
  // Find everything before changing anything: a changed document must not be found twice.
  const found: number[] = [];
  for (const { record } of execute(unit, query).results) found.push(record);
  let modified = 0;
  for (const record of found) {
    const before = unit.get('documents', documentKey(collection.id, record));
    if (!before) continue;
    const after = updateDocument(before, statement.update, query.filter);
    if (after === before) continue;
    records.update(unit, collection, record, before, after, changeKind(statement.update));
    modified++;
  }
  if (found.length > 0 || !statement.upsert) return { matched: found.length, modified };
  const inserted = upsertDocument(statement.update, query.filter);
  records.insert(unit, collection, inserted);
  return { matched: 0, modified: 0, inserted };
}

function runUpdate(context: Context) {
  const { body } = context;
  collectionName(context, 'update');
  const statements = documentList(body, 'updates');
  return context.write((unit) => {
    const collection = ensureCollection(context, 'update');
    const reply = { n: 0, nModified: 0, upserted: [] as Doc[] };
    const errors = runStatements(statements, flag(body, 'ordered', true), (statement, index) => {
      const outcome = withCollation(collationOption(statement, collection), () =>
        applyStatement(context, unit, collection, parseStatement(statement, body)),
      );
      reply.n += outcome.matched + Number(outcome.inserted !== undefined);
      reply.nModified += outcome.modified;
      if (outcome.inserted)
        reply.upserted.push({ index, _id: decodeDocument(outcome.inserted, new Set(['_id']))._id });
    });
    const { upserted, ...counts } = reply;
    return withErrors({ ...counts, ...(upserted.length > 0 && { upserted }), ok: 1 }, errors);
  });
}

export const updateCommands: Record<string, Command> = {
  update: {
    run: runUpdate,
    inTransaction: true,
    fields: ['updates', 'ordered', 'let', 'bypassDocumentValidation'],
  },
};

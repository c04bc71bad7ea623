import { decodeDocument } from '../bson/decode';
import { RawDocument } from '../bson/encode';
import type { Doc } from '../bson/types';
import { withCollation } from '../collation/current';
import { MongoError } from '../errors';
import { execute } from '../query/execute/execute';
import type { Query } from '../query/plan/plan';
import { parseProjection } from '../query/projection/parse-projection';
import { projectRaw } from '../query/projection/project-raw';
import type { WriteUnit } from '../storage/writes/write-unit';
import { updateDocument, upsertDocument } from '../update/apply';
import { changeKind, parseUpdate } from '../update/parse-update';
import { parseSort } from '../values/parse-sort';
import { type Command, type Context, collectionName, ensureCollection, findCollection } from './context';
import {
  collationOption,
  documentList,
  documentOption,
  filterOption,
  flag,
  variablesOption,
} from './options';

function checkOptions(body: Doc): void {
  const remove = flag(body, 'remove');
  if (remove && body.update !== undefined)
    throw new MongoError('FailedToParse', "Cannot specify both an 'update' and 'remove'=true");
  if (!remove && body.update === undefined)
    throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified');
  if (remove && flag(body, 'upsert'))
    throw new MongoError('FailedToParse', "Cannot specify both 'upsert'=true and 'remove'=true");
  if (remove && flag(body, 'new'))
    throw new MongoError(
      'FailedToParse',
      "Cannot specify both 'new'=true and 'remove'=true; 'remove' always returns the deleted document",
    );
}

function reply(lastErrorObject: Doc, value: Buffer | undefined, body: Doc, query: Query): Doc {
  const fields = documentOption(body, 'fields');
  const variables = variablesOption(body);
  const shown =
    value && fields && Object.keys(fields).length > 0
      ? projectRaw(value, parseProjection(fields, variables), variables, query.filter)
      : value;
  return { lastErrorObject, value: shown ? new RawDocument(shown) : null, ok: 1 };
}

function modify(context: Context, unit: WriteUnit): Doc {
  const { body, server } = context;
  const collection = ensureCollection(context, 'findAndModify');
  const variables = variablesOption(body);
  const query: Query = {
    collection,
    filter: filterOption(body, 'query', variables),
    sort: parseSort(body.sort),
    limit: 1,
    skip: 0,
    hint: body.hint,
  };
  const [found] = [...execute(unit, query).results];
  if (flag(body, 'remove')) {
    if (found) server.records.remove(unit, collection, found.record, found.raw);
    return reply({ n: Number(found !== undefined) }, found?.raw, body, query);
  }
  const arrayFilters = body.arrayFilters === undefined ? undefined : documentList(body, 'arrayFilters');
  const update = parseUpdate(body.update, { arrayFilters, variables });
  if (found) {
    const after = updateDocument(found.raw, update, query.filter);
    if (after !== found.raw)
      server.records.update(unit, collection, found.record, found.raw, after, changeKind(update));
    return reply({ n: 1, updatedExisting: true }, flag(body, 'new') ? after : found.raw, body, query);
  }
  if (!flag(body, 'upsert')) return reply({ n: 0, updatedExisting: false }, undefined, body, query);
  const inserted = upsertDocument(update, query.filter);
  server.records.insert(unit, collection, inserted);
  const upserted = decodeDocument(inserted, new Set(['_id']))._id;
  return reply(
    { n: 1, updatedExisting: false, upserted },
    flag(body, 'new') ? inserted : undefined,
    body,
    query,
  );
}

function runFindAndModify(context: Context): Promise<Doc> {
  collectionName(context, 'findAndModify');
  checkOptions(context.body);
  const collation = collationOption(context.body, findCollection(context, 'findAndModify'));
  return context.write((unit) => withCollation(collation, () => modify(context, unit)));
}

export const findAndModifyCommands: Record<string, Command> = {
  findAndModify: {
    run: runFindAndModify,
    inTransaction: true,
    fields: [
      'query',
      'sort',
      'remove',
      'update',
      'new',
      'fields',
      'upsert',
      'arrayFilters',
      'let',
      'hint',
      'collation',
      'bypassDocumentValidation',
    ],
  },
};

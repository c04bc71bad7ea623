import { decodeDocument } from '../../bson/decode';
import { RawDocument } from '../../bson/raw';
import type { Doc } from '../../bson/types';
import { execute } from '../../query/execute/execute';
import type { Query } from '../../query/plan/plan';
import { parseProjection } from '../../query/projection/parse-projection';
import { projectRaw } from '../../query/projection/project-raw';
import type { WriteUnit } from '../../storage/writes/write-unit';
import { parseUpdate } from '../../update/parse-update';
import { changeKind } from '../../update/update';
import { updateDocument } from '../../update/update-document';
import { upsertDocument } from '../../update/upsert-document';
import { parseSort } from '../../values/parse-sort';
import { ensureCollection } from '../context/collections';
import type { Context } from '../context/context';
import { documentList, documentOption } from '../options/documents';
import { flag } from '../options/scalars';
import { filterOption, variablesOption } from '../options/variables';

function reply(lastErrorObject: Doc, value: Buffer | undefined, body: Doc, query: Query): Doc {
  const fields = documentOption(body, 'fields');
  const variables = variablesOption(body);
  const shown =
    value && fields && Object.keys(fields).length > 0
      ? projectRaw(value, parseProjection(fields, variables), variables, query.filter)
      : value;
  return { lastErrorObject, value: shown ? new RawDocument(shown) : null, ok: 1 };
}

/** Changes, removes or inserts one document and returns the reply with it. */
export function modify(context: Context, unit: WriteUnit): Doc {
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

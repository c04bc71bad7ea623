import { execute } from '../../query/execute/execute';
import type { Query } from '../../query/plan/plan';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import { documentKey } from '../../storage/keys/keyspace';
import type { WriteUnit } from '../../storage/writes/write-unit';
import { changeKind } from '../../update/update';
import { updateDocument } from '../../update/update-document';
import { upsertDocument } from '../../update/upsert-document';
import type { Context } from '../context/context';
import type { Statement } from './update-statement';

interface Outcome {
  matched: number;
  modified: number;
  /** The inserted document. */
  inserted?: Buffer;
}

/** Runs one statement in a unit of writes. */
export function applyStatement(
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

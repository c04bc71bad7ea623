import { ObjectId } from 'bson';
import type { MergeSpec } from '../../aggregate/output/output';
import { encodeDocument } from '../../bson/encode';
import type { Doc } from '../../bson/types';
import { currentCollation } from '../../collation/current';
import { parseCollation } from '../../collation/parse';
import type { Context } from '../../commands/context/context';
import { withId } from '../../commands/writes/with-id';
import { MongoError } from '../../errors';
import { execute } from '../../query/execute/execute';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import type { WriteUnit } from '../../storage/writes/write-unit';
import { joinFilter } from './join-filter';
import { changedDocument } from './merged-document';

interface Merge {
  collection: CollectionInfo;
  spec: MergeSpec;
  results: Iterable<Doc>;
}

/** Merges the results of a pipeline into a collection, as `$merge` says. */
export function mergeResults(context: Context, unit: WriteUnit, { collection, spec, results }: Merge): void {
  requireUniqueIndex(collection, spec.on);
  const { records } = context.server;
  for (const result of [...results]) {
    const doc =
      spec.on.includes('_id') && result._id === undefined ? { _id: new ObjectId(), ...result } : result;
    const filter = joinFilter(doc, spec.on);
    const [found] = [...execute(unit, { collection, filter, sort: [], limit: 1, skip: 0 }).results];
    if (!found) insertNew(context, unit, collection, spec, doc);
    else {
      const after = changedDocument(found, spec, doc, filter, collection);
      if (!after.equals(found.raw)) records.update(unit, collection, found.record, found.raw, after);
    }
  }
}

/** Only a unique index guarantees that one document matches at most. */
function requireUniqueIndex({ indexes }: CollectionInfo, on: string[]): void {
  const wanted = [...on].sort().join();
  const found = indexes.some(
    ({ unique, partialFilter, fields, collation }) =>
      unique &&
      !partialFilter &&
      (collation && parseCollation(collation)?.identity) === currentCollation()?.identity &&
      fields
        .map(({ path }) => path)
        .sort()
        .join() === wanted,
  );
  if (!found) throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique');
}

function insertNew(
  context: Context,
  unit: WriteUnit,
  collection: CollectionInfo,
  spec: MergeSpec,
  doc: Doc,
): void {
  if (spec.whenNotMatched === 'fail')
    throw new MongoError(
      13113,
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
  if (spec.whenNotMatched === 'insert')
    context.server.records.insert(unit, collection, withId(encodeDocument(doc)));
}

import { ObjectId } from 'bson';
import type { MergeSpec } from '../aggregate/output/output';
import { decodeDocument } from '../bson/decode';
import { encodeDocument } from '../bson/encode';
import type { Doc } from '../bson/types';
import { currentCollation } from '../collation/current';
import { parseCollation } from '../collation/parse';
import type { Context } from '../commands/context';
import { withId } from '../commands/insert';
import { MongoError } from '../errors';
import { compileExpression } from '../expressions/compile';
import { execute } from '../query/execute/execute';
import type { Result } from '../query/execute/matching-documents';
import type { Filter } from '../query/filter/filter';
import type { CollectionInfo } from '../storage/catalog/collection-info';
import type { WriteUnit } from '../storage/writes/write-unit';
import { updateDocument } from '../update/apply';
import { parsePipelineUpdate } from '../update/pipeline';
import { collectValues } from '../values/collect-values';

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

function joinFilter(doc: Doc, on: string[]): Filter {
  const filters = on.map((path): Filter => {
    const values: unknown[] = [];
    if (collectValues(doc, path.split('.'), values))
      throw new MongoError(51185, `$merge write error: 'on' field '${path}' cannot be an array`);
    const [value] = values;
    if (value === undefined || value === null)
      throw new MongoError(
        51132,
        `$merge write error: 'on' field '${path}' cannot be missing, null or undefined`,
      );
    return { kind: 'path', path, segments: path.split('.'), condition: { kind: 'equals', value } };
  });
  return { kind: 'and', filters };
}

function joinValues(doc: Doc, on: string[]): Doc {
  return Object.fromEntries(
    on.map((path) => {
      const values: unknown[] = [];
      collectValues(doc, path.split('.'), values);
      return [path, values[0]];
    }),
  );
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

/** The stored document as it is after one result is merged into it. */
function changedDocument(
  { raw }: Result,
  spec: MergeSpec,
  doc: Doc,
  filter: Filter,
  collection: CollectionInfo,
): Buffer {
  const { whenMatched } = spec;
  if (Array.isArray(whenMatched)) {
    const variables = variablesOf(spec, doc);
    return updateDocument(raw, parsePipelineUpdate(whenMatched, variables), filter);
  }
  if (whenMatched === 'keepExisting') return raw;
  if (whenMatched === 'fail')
    throw new MongoError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${collection.database}.${collection.name}: $merge with whenMatched: fail found an existing document with the same values for the 'on' fields`,
      {
        details: {
          keyPattern: Object.fromEntries(spec.on.map((path) => [path, 1])),
          keyValue: joinValues(doc, spec.on),
        },
      },
    );
  if (whenMatched === 'replace') return updateDocument(raw, { kind: 'replacement', document: doc }, filter);
  const stored = decodeDocument(raw);
  return updateDocument(raw, { kind: 'replacement', document: { ...stored, ...doc } }, filter);
}

function variablesOf(spec: MergeSpec, doc: Doc): Doc {
  const scope = { root: doc, variables: {} };
  return Object.fromEntries(
    Object.entries(spec.let).map(([name, part]) => [name, compileExpression(part, new Set<string>())(scope)]),
  );
}

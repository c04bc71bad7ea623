import type { MergeSpec } from '../../aggregate/output/output';
import { decodeDocument } from '../../bson/decode';
import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import type { Result } from '../../query/execute/matching-documents';
import type { Filter } from '../../query/filter/filter';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import { parsePipelineUpdate } from '../../update/pipeline';
import { updateDocument } from '../../update/update-document';
import { joinValues } from './join-filter';

/** The stored document as it is after one result is merged into it. */
export function changedDocument(
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

import { decodeDocument } from '../../bson/decode';
import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import { collectValues } from '../../values/collect-values';
import type { CollectionInfo, IndexInfo } from '../catalog/collection-info';
import { indexedFields, prepareIndex } from '../indexes/prepared-index';

/** The error for a document whose key another one has, with the key's values. */
export function duplicateKey(collection: CollectionInfo, index: IndexInfo, raw: Buffer): MongoError {
  const doc = decodeDocument(raw, indexedFields([index]));
  const keyValue: Doc = {};
  const keyPattern: Doc = {};
  prepareIndex(index).segments.forEach((segments, position) => {
    const field = index.fields[position] as { path: string; direction: 1 | -1 };
    const values: unknown[] = [];
    collectValues(doc, segments, values);
    keyValue[field.path] = values.length === 1 ? (values[0] ?? null) : values;
    keyPattern[field.path] = field.direction;
  });
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${JSON.stringify(value)}`);
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection.database}.${collection.name} index: ${index.name} dup key: { ${shown.join(', ')} }`,
    { details: { keyPattern, keyValue } },
  );
}

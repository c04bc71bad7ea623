import type { Doc } from '../../bson/types';
import { withCollation } from '../../collation/current';
import { MongoError } from '../../errors';
import { matches } from '../../query/filter/matcher';
import { collectValues } from '../../values/collect-values';
import type { IndexInfo } from '../catalog/collection-info';
import { fieldKeys, placeOf } from './field-keys';
import { parallelKeys } from './parallel-keys';
import { prepareIndex } from './prepared-index';

/** lmdb's own limit is 1978 bytes for the whole key. */
const MAX_KEY = 1900;

/**
 * The keys of a document in an index, without the record number. Records in `multikey` which fields hold arrays.
 * Throws if two fields of the index hold different arrays, as MongoDB does.
 */
export function indexKeys(index: IndexInfo, doc: Doc, multikey: boolean[]): Buffer[] {
  const { segments, partial, prefix, collation } = prepareIndex(index);
  if (partial && !withCollation(collation, () => matches(partial, doc))) return [];
  const valuesByField: unknown[][] = [];
  let present = false;
  segments.forEach((path, position) => {
    const values: unknown[] = [];
    if (collectValues(doc, path, values)) multikey[position] = true;
    if (values.some((value) => value !== undefined)) present = true;
    valuesByField.push(values);
  });
  if (index.sparse && !present) return [];
  const keys = combine(index, doc, valuesByField, multikey);
  return keys.map((key) => {
    if (key.length > MAX_KEY) {
      throw new MongoError('KeyTooLong', `key of index ${index.name} is too large: ${key.length} bytes`);
    }
    return Buffer.concat([prefix, key]);
  });
}

function combine(index: IndexInfo, doc: Doc, values: unknown[][], multikey: boolean[]): Buffer[] {
  const arrays = index.fields.filter((_, position) => (values[position] as unknown[]).length > 1);
  if (arrays.length > 1) return parallelKeys(index, doc, values);
  let keys: Buffer[] = [Buffer.alloc(0)];
  index.fields.forEach((_, position) => {
    const place = placeOf(index, position);
    const parts = fieldKeys(values[position] as unknown[], multikey[position] ?? false, place);
    const only = parts[0];
    if (parts.length === 1 && only) keys = keys.map((key) => Buffer.concat([key, only]));
    else keys = keys.flatMap((key) => parts.map((part) => Buffer.concat([key, part])));
  });
  return keys;
}

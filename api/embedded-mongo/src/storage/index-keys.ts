import type { Doc } from '../bson/types';
import type { Collation } from '../collation/collation';
import { withCollation } from '../collation/current';
import { parseCollation } from '../collation/parse';
import { MongoError } from '../errors';
import type { Filter } from '../query/filter/filter';
import { filterFields } from '../query/filter/filter-fields';
import { matches } from '../query/filter/matcher';
import { parseFilter } from '../query/filter/parse-filter';
import { collectValues } from '../values/collect-values';
import { firstSegment } from '../values/paths';
import type { CollectionInfo, IndexInfo } from './catalog';
import { spaceKey } from './keyspace';
import { EMPTY_ARRAY_KEY, encodeValue, invert } from './ordered-key';

/** Precomputed once per index. */
interface PreparedIndex {
  segments: string[][];
  partial?: Filter;
  collation?: Collation;
  prefix: Buffer;
}

const prepared = new WeakMap<IndexInfo, PreparedIndex>();

/** lmdb's own limit is 1978 bytes for the whole key. */
const MAX_KEY = 1900;

export function prepareIndex(index: IndexInfo): PreparedIndex {
  let ready = prepared.get(index);
  if (!ready) {
    ready = {
      segments: index.fields.map(({ path }) => path.split('.')),
      partial: index.partialFilter && parseFilter(index.partialFilter),
      collation: index.collation && parseCollation(index.collation),
      prefix: spaceKey(index.id),
    };
    prepared.set(index, ready);
  }
  return ready;
}

/** The top-level fields that determine a document's index entries. */
export function indexedFields(indexes: IndexInfo[]): Set<string> {
  const fields = new Set<string>();
  for (const index of indexes) {
    for (const { path } of index.fields) fields.add(firstSegment(path));
    const { partial } = prepareIndex(index);
    if (partial) for (const name of filterFields(partial) ?? []) fields.add(name);
  }
  return fields;
}

function distinctKeys(keys: Buffer[]): Buffer[] {
  if (keys.length < 2) return keys;
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}

/** Where the values of a field go in an index. */
interface FieldPlace {
  direction: 1 | -1;
  collation: Collation | undefined;
}

function placeOf(index: IndexInfo, position: number): FieldPlace {
  const direction = index.fields[position]?.direction ?? 1;
  return { direction, collation: prepareIndex(index).collation };
}

function fieldKeys(values: unknown[], isArray: boolean, { direction, collation }: FieldPlace): Buffer[] {
  const keys = values.map((value) => {
    const emptyArray = isArray && Array.isArray(value) && value.length === 0;
    const key = emptyArray ? EMPTY_ARRAY_KEY : encodeValue(collation ? collation.indexed(value) : value);
    return direction === 1 ? key : invert(key);
  });
  return distinctKeys(keys);
}

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

/** Several fields of one array of documents: one key per element, with all its fields. */
function parallelKeys(index: IndexInfo, doc: Doc, values: unknown[][]): Buffer[] {
  const paths = index.fields.map(({ path }) => path.split('.'));
  const spread = paths.filter((_, position) => (values[position] as unknown[]).length > 1);
  const root = sharedArray(doc, spread);
  if (!root) throw parallelArrays(spread);
  const keys: Buffer[] = [];
  for (const item of root.items) {
    const rows = paths.map((path, position) => {
      const inArray = root.path.every((segment, i) => path[i] === segment) && path.length > root.path.length;
      const found = inArray ? [] : (values[position] as unknown[]);
      const isArray = inArray && collectValues(item, path.slice(root.path.length), found);
      return fieldKeys(found, isArray, placeOf(index, position));
    });
    if (rows.filter((row) => row.length > 1).length > 1) throw parallelArrays(spread);
    let partial: Buffer[] = [Buffer.alloc(0)];
    for (const row of rows) partial = partial.flatMap((key) => row.map((part) => Buffer.concat([key, part])));
    keys.push(...partial);
  }
  return distinctKeys(keys);
}

function parallelArrays(paths: string[][]): MongoError {
  const names = paths.map((path) => `[${path.join('.')}]`).join(' ');
  return new MongoError('CannotIndexParallelArrays', `cannot index parallel arrays ${names}`);
}

/** The array all the given paths go through, if they share one. */
function sharedArray(doc: Doc, paths: string[][]): { path: string[]; items: unknown[] } | undefined {
  const first = paths[0] as string[];
  let value: unknown = doc;
  for (let depth = 0; depth < first.length; depth++) {
    if (Array.isArray(value)) return { path: first.slice(0, depth), items: value };
    if (paths.some((path) => path[depth] !== first[depth])) return undefined;
    value = (value as Doc | null)?.[first[depth] as string];
  }
  return undefined;
}

/** A document's entries in every index of its collection. */
export interface IndexEntry {
  index: IndexInfo;
  key: Buffer;
}

/** A document's entries in the collection's indexes, whatever the collation of the command that writes it. */
export function documentEntries(collection: CollectionInfo, doc: Doc, onMultikey: () => void): IndexEntry[] {
  return withCollation(undefined, () => allEntries(collection, doc, onMultikey));
}

function allEntries(collection: CollectionInfo, doc: Doc, onMultikey: () => void): IndexEntry[] {
  const entries: IndexEntry[] = [];
  for (const index of collection.indexes) {
    const multikey = index.multikey.slice();
    for (const key of indexKeys(index, doc, multikey)) entries.push({ index, key });
    if (multikey.some((flag, position) => flag !== index.multikey[position])) {
      index.multikey = multikey;
      onMultikey();
    }
  }
  return entries;
}

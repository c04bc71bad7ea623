import { decodeDocument } from '../bson/decode';
import { isBson } from '../bson/types';
import { MongoError } from '../errors';
import type { CollectionInfo } from '../storage/catalog/collection-info';
import { spaceRange } from '../storage/catalog/space-range';
import { encodeValue } from '../storage/keys/encode-value';
import type { StoreName } from '../storage/keys/keyspace';
import { recordOf } from '../storage/keys/keyspace';
import type { Reader } from '../storage/reader';
import { TypeRank } from '../values/type-rank';
import { contentOf } from './checksum';

/** Thrown when a stored entry does not match its checksum. */
export class DamagedEntryError extends Error {
  constructor(
    readonly store: StoreName,
    readonly key: Buffer,
    readonly sealed: Buffer,
  ) {
    super(`an entry of the store ${store} does not match its checksum`);
  }
}

/** Which document, index entry or other entry is damaged, as messages name it. */
export function nameDamage(
  collections: readonly CollectionInfo[],
  reader: Reader | undefined,
  { store, key, sealed }: Pick<DamagedEntryError, 'store' | 'key' | 'sealed'>,
): string {
  if (store === 'meta' || key.length < 4)
    return `an entry of the catalogue (${key.toString('latin1').slice(0, 80)})`;
  const space = key.readUInt32BE(0);
  for (const collection of collections) {
    const name = `${collection.database}.${collection.name}`;
    const index = store === 'indexes' && collection.indexes.find(({ id }) => id === space);
    if (index) return `an entry of the index ${index.name} of ${name}`;
    if (store !== 'documents' || collection.id !== space) continue;
    return `the document ${documentId(collection, reader, recordOf(key), contentOf(store, sealed))} of ${name}`;
  }
  return store === 'documents' ? 'a document of an unknown collection' : 'an entry of an unknown index';
}

/** The `_id` of a damaged document: as the index on it says, because the document itself cannot be trusted. */
function documentId(
  collection: CollectionInfo,
  reader: Reader | undefined,
  record: number,
  raw: Buffer,
): string {
  const inDocument = readId(raw);
  const inIndex = reader && indexedId(collection, reader, record);
  if (!inIndex) return inDocument === undefined ? `number ${record}` : `with _id ${showId(inDocument)}`;
  const same = inDocument !== undefined && encodeValue(inDocument).equals(inIndex);
  return `with _id ${same ? showId(inDocument) : showKey(inIndex)}`;
}

function readId(raw: Buffer): unknown {
  try {
    return decodeDocument(raw, new Set(['_id']))._id;
  } catch {
    return undefined;
  }
}

/** Finds the key of a record in the index on `_id`. */
function indexedId({ indexes }: CollectionInfo, reader: Reader, record: number): Buffer | undefined {
  const index = indexes.find(({ name }) => name === '_id_');
  if (!index) return undefined;
  const range = spaceRange(index.id);
  const all = reader.scan('indexes', range, { limit: Number.MAX_SAFE_INTEGER, reverse: false });
  return all.find(({ value }) => recordOf(value) === record)?.key.subarray(range.start.length);
}

function showId(id: unknown): string {
  return isBson(id, 'ObjectId') ? `ObjectId('${id.toHexString()}')` : JSON.stringify(id);
}

function showKey(key: Buffer): string {
  if (key[0] === TypeRank.objectId) return `ObjectId('${key.toString('hex', 1)}')`;
  if (key[0] === TypeRank.string) return JSON.stringify(key.toString('utf8', 1, key.length - 2));
  return `of key ${key.toString('hex')}`;
}

/** The error a client gets for damaged data. */
export function damageError(what: string): MongoError {
  return new MongoError(
    'ChecksumMismatch',
    `${what} is damaged on disk; restore the data folder from a copy`,
  );
}

import { decodeDocument } from '../bson/decode';
import type { CollectionInfo } from '../storage/catalog/collection-info';
import { encodeValue } from '../storage/keys/encode-value';
import { recordOf, spaceRange } from '../storage/keys/keyspace';
import type { Reader } from '../storage/reader';
import { contentOf } from './checksum';
import type { DamagedEntryError } from './damaged-entry';
import { showId, showKey } from './show-id';

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

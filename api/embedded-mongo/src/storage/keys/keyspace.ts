import type { KeyRange } from '../reader';
import { afterPrefix } from './key-order';

/** Layout of the keys: documents are `[collection][record]`, index entries `[index][values][record]`. */

export type StoreName = 'documents' | 'indexes' | 'meta';

export const RECORD_BYTES = 6;

/** The four bytes that start every key of a collection or an index. */
export function spaceKey(space: number): Buffer {
  const key = Buffer.allocUnsafe(4);
  key.writeUInt32BE(space, 0);
  return key;
}

export function documentKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(4 + RECORD_BYTES);
  key.writeUInt32BE(collection, 0);
  key.writeUIntBE(record, 4, RECORD_BYTES);
  return key;
}

export function recordBytes(record: number): Buffer {
  const bytes = Buffer.allocUnsafe(RECORD_BYTES);
  bytes.writeUIntBE(record, 0, RECORD_BYTES);
  return bytes;
}

/** The record number in the last bytes of a key, or of a unique index's value. */
export function recordOf(bytes: Buffer): number {
  return bytes.readUIntBE(bytes.length - RECORD_BYTES, RECORD_BYTES);
}

/** The key prefix of a collection's documents or of an index. */
export function spaceRange(space: number): KeyRange {
  const start = spaceKey(space);
  return { start, end: afterPrefix(start) as Buffer };
}

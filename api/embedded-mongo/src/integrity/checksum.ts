import { crc32 } from 'node:zlib';
import type { StoreName } from '../storage/keys/keyspace';

/**
 * Each stored value ends with checksums. A document has one of its key and one of key and value, so that a damaged
 * document can be told from an entry in the wrong place; other entries have one of both together.
 */
const LENGTHS: Record<StoreName, number> = { documents: 8, indexes: 4, meta: 4 };

const START = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a: for keys and other short values cheaper than a call into zlib. */
function shortSum(bytes: Buffer, before = START): number {
  let sum = before;
  for (let i = 0; i < bytes.length; i++) sum = Math.imul(sum ^ (bytes[i] as number), PRIME);
  return sum >>> 0;
}

function valueSum(store: StoreName, value: Buffer, ofKey: number): number {
  return store === 'indexes' ? shortSum(value, ofKey) : crc32(value, ofKey);
}

/** Returns a value with its checksums, as it is stored. */
export function seal(store: StoreName, key: Buffer, value: Buffer): Buffer {
  const sealed = Buffer.allocUnsafe(value.length + LENGTHS[store]);
  value.copy(sealed);
  const ofKey = shortSum(key);
  if (store === 'documents') sealed.writeUInt32LE(ofKey, value.length);
  sealed.writeUInt32LE(valueSum(store, value, ofKey), sealed.length - 4);
  return sealed;
}

/** Returns the value without its checksums; undefined if they do not match. */
export function unseal(store: StoreName, key: Buffer, sealed: Buffer): Buffer | undefined {
  const end = sealed.length - LENGTHS[store];
  if (end < 0) return undefined;
  const value = sealed.subarray(0, end);
  return sealed.readUInt32LE(sealed.length - 4) === valueSum(store, value, shortSum(key)) ? value : undefined;
}

/** Whether a stored document is at least in its place: the checksum of its key matches. */
export function isKeyIntact(key: Buffer, sealed: Buffer): boolean {
  return sealed.length >= 8 && sealed.readUInt32LE(sealed.length - 8) === shortSum(key);
}

/** The value without its checksums, which are not compared: of a damaged entry, or one that was compared before. */
export function contentOf(store: StoreName, sealed: Buffer): Buffer {
  return sealed.subarray(0, Math.max(0, sealed.length - LENGTHS[store]));
}

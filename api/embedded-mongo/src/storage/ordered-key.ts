import { createHash } from 'node:crypto';
import type { Code, ObjectId, Timestamp } from 'bson';
import type { Doc } from '../bson/types';
import { binaryParts } from '../values/binary';
import { numericValue } from '../values/number';
import { regexParts } from '../values/regex-parts';
import { textValue } from '../values/text';
import { TypeRank, typeRank } from '../values/type-rank';

/**
 * Values as bytes whose memory order is MongoDB's sort order. Every encoding is self-delimiting, so that keys of
 * several fields can be concatenated and a shorter key is a prefix of exactly the longer keys that start with it.
 */

/** Longer payloads are truncated and completed with a hash: equality stays exact, order beyond this length does not. */
export const MAX_PAYLOAD = 400;
const CUT = 384;

const SIGN_BIT = 1n << 63n;

function numberKey(value: unknown): Buffer {
  const number = numericValue(value);
  const double = Number(number);
  const key = Buffer.allocUnsafe(11);
  key[0] = TypeRank.number;
  if (Number.isNaN(double)) key.fill(0, 1, 9);
  else {
    key.writeDoubleBE(double === 0 ? 0 : double, 1);
    if ((key[1] as number) & 0x80) for (let i = 1; i < 9; i++) key[i] = ~(key[i] as number) & 0xff;
    else key[1] = (key[1] as number) | 0x80;
  }
  // What a 64-bit integer loses as a double, so that neighbours stay distinct.
  const rest = typeof number === 'bigint' ? Number(number - BigInt(double)) : 0;
  key.writeUInt16BE(0x8000 + rest, 9);
  return key;
}

function escapedText(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (!bytes.includes(0)) return Buffer.concat([bytes, Buffer.from([0, 0])]);
  const escaped: number[] = [];
  for (const byte of bytes) escaped.push(...(byte === 0 ? [0, 0xff] : [byte]));
  return Buffer.from([...escaped, 0, 0]);
}

function signedKey(value: bigint): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeBigUInt64BE(BigInt.asUintN(64, value) ^ SIGN_BIT, 0);
  return key;
}

function unsignedKey(value: bigint): Buffer {
  const key = Buffer.allocUnsafe(8);
  key.writeBigUInt64BE(value, 0);
  return key;
}

function documentPayload(doc: Doc): Buffer {
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(doc)) {
    const encoded = encodeValue(value);
    parts.push(encoded.subarray(0, 1), escapedText(name), encoded.subarray(1));
  }
  parts.push(Buffer.from([0]));
  return Buffer.concat(parts);
}

function binaryPayload(value: unknown): Buffer {
  const { bytes, subtype } = binaryParts(value);
  const head = Buffer.allocUnsafe(5);
  head.writeUInt32BE(bytes.length, 0);
  head[4] = subtype;
  return Buffer.concat([head, bytes]);
}

function payload(rank: number, value: unknown): Buffer {
  switch (rank) {
    case TypeRank.string:
      return escapedText(textValue(value));
    case TypeRank.object:
      return documentPayload(value as Doc);
    case TypeRank.array:
      return Buffer.concat([...(value as unknown[]).map(encodeValue), Buffer.from([0])]);
    case TypeRank.binary:
      return binaryPayload(value);
    case TypeRank.objectId:
      return Buffer.from((value as ObjectId).id);
    case TypeRank.bool:
      return Buffer.from([value ? 1 : 0]);
    case TypeRank.date:
      return signedKey(BigInt((value as Date).getTime()));
    case TypeRank.timestamp:
      return unsignedKey(BigInt((value as Timestamp).toString()));
    case TypeRank.regex: {
      const { pattern, flags } = regexParts(value);
      return Buffer.concat([escapedText(pattern), escapedText(flags)]);
    }
    case TypeRank.code:
      return escapedText(String((value as Code).code));
    default:
      return Buffer.alloc(0);
  }
}

/** Whether a value's ordered form is truncated, so that its order among values with the same start is lost. */
export function isCut(encoded: Buffer): boolean {
  return encoded.length > MAX_PAYLOAD;
}

/** Encodes one value as ordered bytes. Undefined (a missing field) is encoded as null. */
export function encodeValue(value: unknown): Buffer {
  const rank = typeRank(value);
  if (rank === TypeRank.number) return numberKey(value);
  const content = payload(rank, value);
  if (content.length <= MAX_PAYLOAD) return Buffer.concat([Buffer.from([rank]), content]);
  const hash = createHash('sha256').update(content).digest();
  return Buffer.concat([Buffer.from([rank]), content.subarray(0, CUT), hash]);
}

/** The key of an empty array, which sorts before null. */
export const EMPTY_ARRAY_KEY = Buffer.from([TypeRank.emptyArray]);

/** The same key in descending order. */
export function invert(key: Buffer): Buffer {
  const inverted = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) inverted[i] = ~(key[i] as number) & 0xff;
  return inverted;
}

/** The first key after every key that starts with `prefix`; undefined when there is none. */
export function afterPrefix(prefix: Buffer): Buffer | undefined {
  for (let last = prefix.length - 1; last >= 0; last--) {
    const byte = prefix[last] as number;
    if (byte === 0xff) continue;
    const next = Buffer.from(prefix.subarray(0, last + 1));
    next[last] = byte + 1;
    return next;
  }
  return undefined;
}

/** The smallest key after `key`. */
export function successor(key: Buffer): Buffer {
  return Buffer.concat([key, Buffer.from([0])]);
}

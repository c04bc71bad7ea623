import { createHash } from 'node:crypto';
import type { Code, ObjectId, Timestamp } from 'bson';
import type { Doc } from '../../bson/types';
import { regexParts } from '../../values/regex-parts';
import { textValue } from '../../values/text';
import { TypeRank, typeRank } from '../../values/type-rank';
import { numberKey } from './number-key';
import { binaryPayload, escapedText, signedKey, unsignedKey } from './payloads';

/**
 * Values as bytes whose memory order is MongoDB's sort order. Every encoding is self-delimiting, so that keys of
 * several fields can be concatenated and a shorter key is a prefix of exactly the longer keys that start with it.
 */

/** Longer payloads are truncated and completed with a hash: equality stays exact, order beyond this length does not. */
export const MAX_PAYLOAD = 400;
const CUT = 384;

function documentPayload(doc: Doc): Buffer {
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(doc)) {
    const encoded = encodeValue(value);
    parts.push(encoded.subarray(0, 1), escapedText(name), encoded.subarray(1));
  }
  parts.push(Buffer.from([0]));
  return Buffer.concat(parts);
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

import type { Binary, BSONRegExp, Code, Decimal128, Long, ObjectId, Timestamp } from 'bson';
import { bsonTag, type Doc } from '../bson/types';
import { notSupported } from '../errors';
import { currentCollation } from './collation';

/** Rank of each type in MongoDB's sort order; index keys start with the same numbers. */
export const TypeRank = {
  minKey: 0x01,
  emptyArray: 0x05,
  null: 0x0a,
  number: 0x14,
  string: 0x1e,
  object: 0x28,
  array: 0x32,
  binary: 0x38,
  objectId: 0x40,
  bool: 0x48,
  date: 0x50,
  timestamp: 0x58,
  regex: 0x60,
  code: 0x70,
  maxKey: 0xf0,
} as const;

const RANK_BY_TAG: Record<string, number> = {
  Double: TypeRank.number,
  Int32: TypeRank.number,
  Long: TypeRank.number,
  Decimal128: TypeRank.number,
  ObjectId: TypeRank.objectId,
  Binary: TypeRank.binary,
  Timestamp: TypeRank.timestamp,
  BSONRegExp: TypeRank.regex,
  BSONSymbol: TypeRank.string,
  Code: TypeRank.code,
  MinKey: TypeRank.minKey,
  MaxKey: TypeRank.maxKey,
};

/** Returns the rank of a value's type in MongoDB's sort order. Undefined (a missing field) ranks as null. */
export function typeRank(value: unknown): number {
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return TypeRank.number;
    case 'string':
      return TypeRank.string;
    case 'boolean':
      return TypeRank.bool;
    case 'undefined':
      return TypeRank.null;
    default:
      return objectRank(value);
  }
}

function objectRank(value: unknown): number {
  if (value === null) return TypeRank.null;
  if (Array.isArray(value)) return TypeRank.array;
  if (value instanceof Date) return TypeRank.date;
  if (value instanceof RegExp) return TypeRank.regex;
  if (value instanceof Uint8Array) return TypeRank.binary;
  const tag = bsonTag(value as object);
  if (tag === undefined) return TypeRank.object;
  const rank = RANK_BY_TAG[tag];
  if (rank === undefined) throw notSupported(`comparing values of type ${tag}`);
  return rank;
}

/** Returns a number, or a bigint if a number would lose precision. Decimal128 is refused: it cannot be compared. */
export function numericValue(value: unknown): number | bigint {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  switch (bsonTag(value as object)) {
    case 'Double':
    case 'Int32':
      return (value as { value: number }).value;
    case 'Long': {
      const number = (value as Long).toNumber();
      return Number.isSafeInteger(number) ? number : (value as Long).toBigInt();
    }
    default:
      throw notSupported(
        `comparing Decimal128 (${(value as Decimal128).toString()}); store integers instead,`,
      );
  }
}

function compareNumbers(a: unknown, b: unknown): number {
  const x = numericValue(a);
  const y = numericValue(b);
  if (x < y) return -1;
  if (x > y) return 1;
  // Equal, or not comparable: NaN sorts below every number and equals itself.
  return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
}

function sign(value: number): number {
  return value < 0 ? -1 : value > 0 ? 1 : 0;
}

/** Compares strings by code point, as UTF-8 bytes would. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    // Surrogates stand for code points above every other UTF-16 unit.
    const xSurrogate = x >= 0xd800 && x <= 0xdfff;
    const ySurrogate = y >= 0xd800 && y <= 0xdfff;
    if (xSurrogate !== ySurrogate) return xSurrogate ? 1 : -1;
    return x < y ? -1 : 1;
  }
  return sign(a.length - b.length);
}

/** Compares strings by the collation of the running command. */
function compareStrings(a: string, b: string): number {
  return currentCollation()?.compare(a, b) ?? compareText(a, b);
}

function compareDocuments(a: Doc, b: Doc): number {
  const left = Object.keys(a);
  const right = Object.keys(b);
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const x = left[i] as string;
    const y = right[i] as string;
    const byType = typeRank(a[x]) - typeRank(b[y]);
    if (byType !== 0) return sign(byType);
    const byName = compareText(x, y);
    if (byName !== 0) return byName;
    const byValue = compareValues(a[x], b[y]);
    if (byValue !== 0) return byValue;
  }
  return sign(left.length - right.length);
}

function compareArrays(a: unknown[], b: unknown[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const result = compareValues(a[i], b[i]);
    if (result !== 0) return result;
  }
  return sign(a.length - b.length);
}

/** The bytes of a binary value and its subtype. */
export function binaryParts(value: unknown): { bytes: Uint8Array; subtype: number } {
  if (value instanceof Uint8Array) return { bytes: value, subtype: 0 };
  const binary = value as Binary;
  return { bytes: binary.buffer.subarray(0, binary.position), subtype: binary.sub_type };
}

function compareBinary(a: unknown, b: unknown): number {
  const x = binaryParts(a);
  const y = binaryParts(b);
  if (x.bytes.length !== y.bytes.length) return sign(x.bytes.length - y.bytes.length);
  return sign(x.subtype - y.subtype) || Buffer.compare(x.bytes, y.bytes);
}

/** Pattern and sorted flags of a regular expression of either class. */
export function regexParts(value: unknown): { pattern: string; flags: string } {
  if (value instanceof RegExp) return { pattern: value.source, flags: value.flags };
  const { pattern, options } = value as BSONRegExp;
  return { pattern, flags: options };
}

function compareRegex(a: unknown, b: unknown): number {
  const x = regexParts(a);
  const y = regexParts(b);
  return compareText(x.pattern, y.pattern) || compareText(x.flags, y.flags);
}

/** The text of a string or symbol. */
export function textValue(value: unknown): string {
  return typeof value === 'string' ? value : (value as { value: string }).value;
}

/** Compares two values in MongoDB's order: first by type, then by value. Returns -1, 0 or 1. */
export function compareValues(a: unknown, b: unknown): number {
  const rank = typeRank(a);
  const byType = rank - typeRank(b);
  if (byType !== 0) return sign(byType);
  switch (rank) {
    case TypeRank.number:
      return compareNumbers(a, b);
    case TypeRank.string:
      return compareStrings(textValue(a), textValue(b));
    case TypeRank.object:
      return compareDocuments(a as Doc, b as Doc);
    case TypeRank.array:
      return compareArrays(a as unknown[], b as unknown[]);
    case TypeRank.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case TypeRank.bool:
      return Number(a) - Number(b);
    case TypeRank.date:
      return sign((a as Date).getTime() - (b as Date).getTime());
    case TypeRank.binary:
      return compareBinary(a, b);
    case TypeRank.timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case TypeRank.regex:
      return compareRegex(a, b);
    case TypeRank.code:
      return compareText(String((a as Code).code), String((b as Code).code));
    default:
      return 0;
  }
}

/** Whether two values are equal in MongoDB's sense (1 equals 1.0; field order counts in documents). */
export function equalValues(a: unknown, b: unknown): boolean {
  return compareValues(a, b) === 0;
}

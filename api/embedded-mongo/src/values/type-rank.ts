import { bsonTag } from '../bson/types';
import { notSupported } from '../errors';

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

import type { Binary, BSONRegExp, Code, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson';

/** A decoded document. Field order is significant. */
export interface Doc {
  [field: string]: unknown;
}

export const ElementType = {
  double: 0x01,
  string: 0x02,
  object: 0x03,
  array: 0x04,
  binary: 0x05,
  undefined: 0x06,
  objectId: 0x07,
  bool: 0x08,
  date: 0x09,
  null: 0x0a,
  regex: 0x0b,
  dbPointer: 0x0c,
  code: 0x0d,
  symbol: 0x0e,
  codeWithScope: 0x0f,
  int32: 0x10,
  timestamp: 0x11,
  int64: 0x12,
  decimal: 0x13,
  minKey: 0xff,
  maxKey: 0x7f,
} as const;

interface Tagged {
  Binary: Binary;
  BSONRegExp: BSONRegExp;
  Code: Code;
  Decimal128: Decimal128;
  Double: Double;
  Int32: Int32;
  Long: Long;
  ObjectId: ObjectId;
  Timestamp: Timestamp;
  MinKey: object;
  MaxKey: object;
  BSONSymbol: { value: string };
  DBRef: { toJSON(): Doc };
}

/** Whether a value is an instance of the given class of the bson library. */
export function isBson<T extends keyof Tagged>(value: unknown, tag: T): value is Tagged[T] {
  return typeof value === 'object' && value !== null && bsonTag(value) === tag;
}

/** Returns the name of an object's bson class, or undefined for anything else. */
export function bsonTag(value: object): string | undefined {
  const tag = (value as { _bsontype?: unknown })._bsontype;
  return typeof tag === 'string' && Object.getPrototypeOf(value) !== Object.prototype ? tag : undefined;
}

/** Whether a value is a plain embedded document (not an array, date, regular expression or bson class). */
export function isDocument(value: unknown): value is Doc {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof RegExp) &&
    !(value instanceof Uint8Array) &&
    bsonTag(value) === undefined
  );
}

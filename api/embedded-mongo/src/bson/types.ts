import type { Binary, BSONRegExp, Code, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson';

/** A decoded document. Field order is significant. */
export interface Doc {
  [field: string]: unknown;
}

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

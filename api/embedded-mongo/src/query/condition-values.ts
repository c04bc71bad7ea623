import { ElementType, isBson } from '../bson/types';
import { MongoError } from '../errors';
import { binaryParts, numericValue, TypeRank, typeRank } from './compare';
import type { Condition } from './filter';

const TYPE_NAMES: Record<string, number[]> = {
  double: [ElementType.double],
  string: [ElementType.string],
  object: [ElementType.object],
  array: [ElementType.array],
  binData: [ElementType.binary],
  undefined: [ElementType.undefined],
  objectId: [ElementType.objectId],
  bool: [ElementType.bool],
  date: [ElementType.date],
  null: [ElementType.null],
  regex: [ElementType.regex],
  javascript: [ElementType.code],
  symbol: [ElementType.symbol],
  int: [ElementType.int32],
  timestamp: [ElementType.timestamp],
  long: [ElementType.int64],
  decimal: [ElementType.decimal],
  minKey: [ElementType.minKey],
  maxKey: [ElementType.maxKey],
  number: [ElementType.double, ElementType.int32, ElementType.int64, ElementType.decimal],
};

const NUMERIC_TYPES = new Set(Object.values(TYPE_NAMES).flat());

function isNumber(value: unknown): boolean {
  return typeRank(value) === TypeRank.number;
}

function integer(value: unknown, message: string): number {
  const number = isNumber(value) ? Number(numericValue(value)) : Number.NaN;
  if (!Number.isInteger(number)) throw new MongoError('BadValue', message);
  return number;
}

/** The element types that the operand of `$type` names. */
export function typeSet(operand: unknown): ReadonlySet<number> {
  const names = Array.isArray(operand) ? operand : [operand];
  const types = names.flatMap((name) => {
    if (typeof name === 'string') {
      const known = TYPE_NAMES[name];
      if (!known) throw new MongoError('BadValue', `Unknown type name alias: ${name}`);
      return known;
    }
    const code = integer(name, 'type must be represented as a number or a string');
    const type = code === -1 ? ElementType.minKey : code;
    if (!NUMERIC_TYPES.has(type)) throw new MongoError('BadValue', `Invalid numerical type code: ${code}`);
    return [type];
  });
  return new Set(types);
}

const TYPE_BY_TAG: [Parameters<typeof isBson>[1], number][] = [
  ['Double', ElementType.double],
  ['Int32', ElementType.int32],
  ['Long', ElementType.int64],
  ['Timestamp', ElementType.timestamp],
  ['Decimal128', ElementType.decimal],
  ['ObjectId', ElementType.objectId],
  ['Binary', ElementType.binary],
  ['BSONRegExp', ElementType.regex],
  ['Code', ElementType.code],
  ['BSONSymbol', ElementType.symbol],
  ['MinKey', ElementType.minKey],
  ['MaxKey', ElementType.maxKey],
];

/** The BSON type a decoded value is written as. */
export function elementType(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return ElementType.string;
    case 'boolean':
      return ElementType.bool;
    case 'bigint':
      return ElementType.int64;
    case 'number':
      return Number.isInteger(value) && Math.abs(value) <= 0x7fffffff
        ? ElementType.int32
        : ElementType.double;
    default:
      break;
  }
  if (value === null || value === undefined) return ElementType.null;
  if (Array.isArray(value)) return ElementType.array;
  if (value instanceof Date) return ElementType.date;
  if (value instanceof RegExp) return ElementType.regex;
  if (value instanceof Uint8Array) return ElementType.binary;
  return TYPE_BY_TAG.find(([tag]) => isBson(value, tag))?.[1] ?? ElementType.object;
}

/** MongoDB's name for a value's type, as `$type` returns it and messages spell it. */
export function typeName(value: unknown): string {
  const type = elementType(value);
  return Object.entries(TYPE_NAMES).find(([, types]) => types[0] === type)?.[0] ?? 'object';
}

export function nonNegativeSize(operand: unknown): number {
  const message = `Failed to parse $size. Expected a non-negative integer in: $size: ${String(operand)}`;
  const size = integer(operand, message);
  if (size < 0) throw new MongoError('BadValue', message);
  return size;
}

export function modulo(operand: unknown): Condition {
  if (!Array.isArray(operand)) throw new MongoError('BadValue', 'malformed mod, needs to be an array');
  if (operand.length < 2) throw new MongoError('BadValue', 'malformed mod, not enough elements');
  if (operand.length > 2) throw new MongoError('BadValue', 'malformed mod, too many elements');
  if (!operand.every(isNumber)) throw new MongoError('BadValue', 'malformed mod, divisor not a number');
  const [divisor, remainder] = operand.map((value) => Math.trunc(Number(numericValue(value)))) as [
    number,
    number,
  ];
  if (divisor === 0) throw new MongoError('BadValue', 'divisor cannot be 0');
  return { kind: 'modulo', divisor, remainder };
}

/** The mask of a `$bits…` operator: a number, a binary value or a list of bit positions. */
export function bitMask(operand: unknown): bigint {
  if (Array.isArray(operand)) {
    return operand.reduce<bigint>((mask, position) => {
      const bit = integer(position, 'bit positions must be an integer >= 0');
      if (bit < 0) throw new MongoError('BadValue', 'bit positions must be an integer >= 0');
      return mask | (1n << BigInt(bit));
    }, 0n);
  }
  if (isNumber(operand)) {
    const mask = integer(operand, 'Expected an integer');
    if (mask < 0) throw new MongoError('BadValue', 'Expected a non-negative number in bit mask');
    return BigInt(mask);
  }
  if (typeRank(operand) === TypeRank.binary) {
    const { bytes } = binaryParts(operand);
    return bytes.reduce((mask, byte, position) => mask | (BigInt(byte) << BigInt(position * 8)), 0n);
  }
  throw new MongoError('BadValue', 'value takes an Array, a number, or a BinData');
}

import { ElementType } from '../bson/element-type';
import { isBson } from '../bson/types';

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

import { ElementType } from '../bson/element-type';
import { elementType } from './element-type';

/** The element types that each of MongoDB's type names stands for. */
export const TYPE_NAMES: Record<string, number[]> = {
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

/** MongoDB's name for a value's type, as `$type` returns it and messages spell it. */
export function typeName(value: unknown): string {
  const type = elementType(value);
  return Object.entries(TYPE_NAMES).find(([, types]) => types[0] === type)?.[0] ?? 'object';
}

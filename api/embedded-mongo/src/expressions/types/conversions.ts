import { ObjectId } from 'bson';
import { isBson } from '../../bson/types';
import { numericValue } from '../../values/number';
import { isNumber, isTrue } from '../operands';
import { toDecimal } from './to-decimal';
import { failed, toInt, toLong, toNumeric } from './to-number';

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (isBson(value, 'ObjectId')) return value.getTimestamp();
  if (isBson(value, 'Timestamp')) return new Date(value.getHighBitsUnsigned() * 1000);
  const date = new Date(
    isNumber(value) ? Number(numericValue(value)) : typeof value === 'string' ? value : Number.NaN,
  );
  if (Number.isNaN(date.getTime())) throw failed(value, 'date');
  return date;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (isBson(value, 'Decimal128')) return value.toString();
  if (isNumber(value)) return String(numericValue(value));
  if (value instanceof Date) return value.toISOString();
  if (isBson(value, 'ObjectId')) return value.toHexString();
  throw failed(value, 'string');
}

function toObjectId(value: unknown): ObjectId {
  if (isBson(value, 'ObjectId')) return value;
  if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
  throw failed(value, 'objectId');
}

/** The conversions by the names of their types. */
export const CONVERSIONS: Record<string, (value: unknown) => unknown> = {
  int: toInt,
  long: toLong,
  double: (value) => toNumeric(value, 'double'),
  decimal: toDecimal,
  bool: isTrue,
  date: toDate,
  string: toText,
  objectId: toObjectId,
};

import { Long } from 'bson';
import { MongoError } from '../../errors';
import { numericValue } from '../../values/number';
import { typeName } from '../../values/type-names';
import { isNumber } from '../operands';

/** The error for a value that cannot be converted. */
export function failed(value: unknown, to: string): MongoError {
  return new MongoError(
    241,
    `Failed to parse or convert ${typeName(value)} to ${to} in $convert with no onError value`,
  );
}

/**
 * Converts to a number.
 * @throws MongoError if the value is not like a number
 */
export function toNumeric(value: unknown, to: string): number {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.getTime();
  if (isNumber(value)) return Number(numericValue(value));
  if (typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)) return Number(value);
  throw failed(value, to);
}

/**
 * Converts to a 32-bit integer.
 * @throws MongoError if the value does not fit
 */
export function toInt(value: unknown): number {
  const number = Math.trunc(toNumeric(value, 'int'));
  if (typeof value === 'string' && !Number.isInteger(Number(value))) throw failed(value, 'int');
  if (!Number.isInteger(number) || Math.abs(number) > 2 ** 31) throw failed(value, 'int');
  return number;
}

/**
 * Converts to a 64-bit integer.
 * @throws MongoError if the value does not fit
 */
export function toLong(value: unknown): unknown {
  const number = Math.trunc(toNumeric(value, 'long'));
  if (!Number.isSafeInteger(number)) throw failed(value, 'long');
  return Long.fromNumber(number);
}

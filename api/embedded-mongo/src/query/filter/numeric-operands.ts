import { MongoError } from '../../errors';
import { numericValue } from '../../values/number';
import { TypeRank, typeRank } from '../../values/type-rank';
import type { Condition } from './filter';

/** Whether an operand is a number of any type. */
export function isNumber(value: unknown): boolean {
  return typeRank(value) === TypeRank.number;
}

/**
 * Reads a whole number.
 * @throws MongoError with the message if the operand is not one
 */
export function integer(value: unknown, message: string): number {
  const number = isNumber(value) ? Number(numericValue(value)) : Number.NaN;
  if (!Number.isInteger(number)) throw new MongoError('BadValue', message);
  return number;
}

/** Reads the operand of `$size`. */
export function nonNegativeSize(operand: unknown): number {
  const message = `Failed to parse $size. Expected a non-negative integer in: $size: ${String(operand)}`;
  const size = integer(operand, message);
  if (size < 0) throw new MongoError('BadValue', message);
  return size;
}

/** The condition that the divisor and remainder of `$mod` make. */
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

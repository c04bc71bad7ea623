import { MongoError } from '../../errors';
import { numericValue } from '../../values/number';
import { typeName } from '../../values/type-names';
import { numberKind } from '../number-kind';

/** The error of an operator on a value that is not an array. */
export function notAnArray(
  path: string,
  value: unknown,
  code: 'BadValue' | 'TypeMismatch',
  operator: string,
): MongoError {
  return new MongoError(
    code,
    `Cannot apply ${operator} to a non-array field. The field '${path}' must be an array but is of type ${typeName(value)}`,
  );
}

/**
 * Reads a whole number.
 * @throws MongoError BadValue if it is not one
 */
export function integer(value: unknown, what: string): number {
  const number = numberKind(value) ? Number(numericValue(value)) : Number.NaN;
  if (!Number.isInteger(number))
    throw new MongoError('BadValue', `The value for ${what} must be an integer value`);
  return number;
}

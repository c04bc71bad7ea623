import { MongoError } from '../errors';
import { numericValue } from '../values/number';
import { typeName } from '../values/type-names';
import { TypeRank, typeRank } from '../values/type-rank';

/** Whether a value is null or missing. */
export function isNullish(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Whether a value is a number of any type. */
export function isNumber(value: unknown): boolean {
  return !isNullish(value) && typeRank(value) === TypeRank.number;
}

/** Converts an operand to a number. 64-bit integers beyond 2^53 are refused because they would lose precision. */
export function toNumber(value: unknown, name: string, code: number): number {
  if (!isNumber(value)) {
    throw new MongoError(code, `${name} only supports numeric types, not ${typeName(value)}`);
  }
  const number = numericValue(value);
  if (typeof number === 'bigint') {
    throw new MongoError(
      'NotImplemented',
      `${name} of 64-bit integers beyond 2^53 is not supported by the embedded database`,
    );
  }
  return number;
}

/** MongoDB's truthiness: false, null, missing and zero are false, everything else is true. */
export function isTrue(value: unknown): boolean {
  if (isNullish(value) || value === false) return false;
  return !isNumber(value) || Number(numericValue(value)) !== 0;
}

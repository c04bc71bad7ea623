import type { Decimal128, Long } from 'bson';
import { bsonTag } from '../bson/types';
import { notSupported } from '../errors';

/** Returns a number, or a bigint if a number would lose precision. Decimal128 is refused: it cannot be compared. */
export function numericValue(value: unknown): number | bigint {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  switch (bsonTag(value as object)) {
    case 'Double':
    case 'Int32':
      return (value as { value: number }).value;
    case 'Long': {
      const number = (value as Long).toNumber();
      return Number.isSafeInteger(number) ? number : (value as Long).toBigInt();
    }
    default:
      throw notSupported(
        `comparing Decimal128 (${(value as Decimal128).toString()}); store integers instead,`,
      );
  }
}

/** Compares numbers of any type. NaN sorts below every number and equals itself. */
export function compareNumbers(a: unknown, b: unknown): number {
  const x = numericValue(a);
  const y = numericValue(b);
  if (x < y) return -1;
  if (x > y) return 1;
  // Equal, or not comparable: NaN sorts below every number and equals itself.
  return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
}

/** The sign of a number: -1, 0 or 1. */
export function sign(value: number): number {
  return value < 0 ? -1 : value > 0 ? 1 : 0;
}

import { Decimal128 } from 'bson';
import { isBson } from '../../bson/types';
import { numericValue } from '../../values/number';
import { isNumber } from '../operands';
import { failed, toNumeric } from './to-number';

/** As many digits of a double as MongoDB takes over. */
const DOUBLE_DIGITS = 15;

function decimalText(value: unknown): string {
  // The text itself, which may have more digits than a double.
  if (typeof value === 'string') {
    toNumeric(value, 'decimal');
    return value;
  }
  const number = isNumber(value) ? numericValue(value) : toNumeric(value, 'decimal');
  const isWhole = typeof number === 'bigint' || Number.isSafeInteger(number);
  return isWhole || !Number.isFinite(number) ? String(number) : number.toPrecision(DOUBLE_DIGITS);
}

/**
 * Converts to a decimal, which can be stored and returned, not computed with.
 * @throws MongoError if the value is not like a number, or has more than 34 digits
 */
export function toDecimal(value: unknown): Decimal128 {
  if (isBson(value, 'Decimal128')) return value;
  const text = decimalText(value);
  try {
    return Decimal128.fromString(text);
  } catch {
    throw failed(value, 'decimal');
  }
}

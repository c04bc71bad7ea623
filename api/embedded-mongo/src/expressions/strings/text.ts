import { MongoError } from '../../errors';
import { textValue } from '../../values/text';
import { typeName } from '../../values/type-names';
import { TypeRank, typeRank } from '../../values/type-rank';
import { isNullish, isNumber } from '../operands';

/**
 * The text of an operand.
 * @throws MongoError if it is not text
 */
export function text(value: unknown, name: string): string {
  if (typeRank(value) !== TypeRank.string) {
    throw new MongoError(16702, `${name} only supports strings, not ${typeName(value)}`);
  }
  return textValue(value);
}

/** Converts to text for `$toLower` and similar: null is empty, numbers and dates are formatted. */
export function looseText(value: unknown, name: string): string {
  if (isNullish(value)) return '';
  if (value instanceof Date) return value.toISOString();
  return isNumber(value) ? String(value) : text(value, name);
}

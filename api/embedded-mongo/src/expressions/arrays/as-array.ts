import { MongoError } from '../../errors';
import { typeName } from '../../values/type-names';
import { isNullish } from '../operands';

/** The array an operator works on; null and missing are passed on as null. */
export function asArray(value: unknown, name: string, code: number): unknown[] | null {
  if (isNullish(value)) return null;
  if (!Array.isArray(value))
    throw new MongoError(code, `${name} must be an array, but is of type ${typeName(value)}`);
  return value;
}

import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { typeName } from '../values/type-names';
import { fieldAccess } from './field-access';
import { isNullish } from './operands';
import { fromValues, type Operator } from './operator';

/** Merges documents from left to right, skipping null and missing. */
export function mergeObjects(values: unknown[]): Doc {
  const result: Doc = {};
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDocument(value)) {
      throw new MongoError(
        40400,
        `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`,
      );
    }
    Object.assign(result, value);
  }
  return result;
}

/** The operators on documents. */
export const objects: Record<string, Operator> = {
  ...fieldAccess,
  $mergeObjects: fromValues(0, Number.POSITIVE_INFINITY, (values) =>
    mergeObjects(values.length === 1 && Array.isArray(values[0]) ? values[0] : values),
  ),
  $objectToArray: fromValues(1, 1, ([value]) => {
    if (isNullish(value)) return null;
    if (!isDocument(value))
      throw new MongoError(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
    return Object.entries(value).map(([k, v]) => ({ k, v }));
  }),
};

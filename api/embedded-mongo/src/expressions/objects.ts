import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { field } from '../values/paths';
import { typeName } from '../values/type-names';
import { fromValues, isNullish, type Operator } from './operator';

const getField: Operator = (operand, compile) => {
  const spec = isDocument(operand) && 'field' in operand ? operand : { field: operand, input: '$$CURRENT' };
  const name = compile(spec.field);
  const input = compile('input' in spec ? spec.input : '$$CURRENT');
  return (scope) => {
    const value = input(scope);
    if (isNullish(value)) return value;
    return isDocument(value) ? field(value, String(name(scope))) : undefined;
  };
};

function withField(name: '$setField' | '$unsetField'): Operator {
  return (operand, compile) => {
    if (!isDocument(operand) || !('field' in operand) || !('input' in operand)) {
      throw new MongoError(4161102, `${name} needs field and input`);
    }
    const key = compile(operand.field);
    const input = compile(operand.input);
    const content = name === '$setField' ? compile(operand.value) : () => undefined;
    return (scope) => {
      const value = input(scope);
      if (!isDocument(value)) return null;
      const result: Doc = { ...value };
      const next = content(scope);
      if (next === undefined) delete result[String(key(scope))];
      else result[String(key(scope))] = next;
      return result;
    };
  };
}

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

export const objects: Record<string, Operator> = {
  $mergeObjects: fromValues(0, Number.POSITIVE_INFINITY, (values) =>
    mergeObjects(values.length === 1 && Array.isArray(values[0]) ? values[0] : values),
  ),
  $objectToArray: fromValues(1, 1, ([value]) => {
    if (isNullish(value)) return null;
    if (!isDocument(value))
      throw new MongoError(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
    return Object.entries(value).map(([k, v]) => ({ k, v }));
  }),
  $getField: getField,
  $setField: withField('$setField'),
  $unsetField: withField('$unsetField'),
};

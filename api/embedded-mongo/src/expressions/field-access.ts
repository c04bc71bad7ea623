import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { field } from '../values/paths';
import { isNullish } from './operands';
import type { Operator } from './operator';

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

/** Operators on a field whose name may be computed. */
export const fieldAccess: Record<string, Operator> = {
  $getField: getField,
  $setField: withField('$setField'),
  $unsetField: withField('$unsetField'),
};

import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { isTrue, toNumber } from '../operands';
import type { Operator } from '../operator';
import { asArray } from './as-array';

const filter: Operator = (operand, compile, name) => {
  if (!isDocument(operand) || !('input' in operand) || !('cond' in operand)) {
    throw new MongoError(28648, '$filter needs input and cond');
  }
  const as = typeof operand.as === 'string' ? operand.as : 'this';
  const input = compile(operand.input);
  const condition = compile(operand.cond, [as]);
  const limit = operand.limit === undefined ? undefined : compile(operand.limit);
  return (scope) => {
    const items = asArray(input(scope), name, 28651);
    if (items === null) return null;
    const filtered = items.filter((item) =>
      isTrue(condition({ root: scope.root, variables: { ...scope.variables, [as]: item } })),
    );
    return limit ? filtered.slice(0, toNumber(limit(scope), name, 327391)) : filtered;
  };
};

const map: Operator = (operand, compile, name) => {
  if (!isDocument(operand) || !('input' in operand) || !('in' in operand)) {
    throw new MongoError(16882, '$map needs input and in');
  }
  const as = typeof operand.as === 'string' ? operand.as : 'this';
  const input = compile(operand.input);
  const body = compile(operand.in, [as]);
  return (scope) => {
    const items = asArray(input(scope), name, 16883);
    return (
      items?.map(
        (item) => body({ root: scope.root, variables: { ...scope.variables, [as]: item } }) ?? null,
      ) ?? null
    );
  };
};

const reduce: Operator = (operand, compile, name) => {
  if (!isDocument(operand) || !('input' in operand) || !('initialValue' in operand) || !('in' in operand)) {
    throw new MongoError(40075, '$reduce needs input, initialValue and in');
  }
  const input = compile(operand.input);
  const initial = compile(operand.initialValue);
  const body = compile(operand.in, ['this', 'value']);
  return (scope) => {
    const items = asArray(input(scope), name, 40080);
    if (items === null) return null;
    return items.reduce(
      (value, item) => body({ root: scope.root, variables: { ...scope.variables, this: item, value } }),
      initial(scope),
    );
  };
};

/** Operators that evaluate an expression for each element. */
export const arrayIteration: Record<string, Operator> = {
  $filter: filter,
  $map: map,
  $reduce: reduce,
};

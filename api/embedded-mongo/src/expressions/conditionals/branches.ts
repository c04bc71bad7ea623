import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Expression } from '../compile';
import { isNullish, isTrue } from '../operands';
import { argumentList, type Operator } from '../operator';

const cond: Operator = (operand, compile) => {
  const parts = isDocument(operand) ? [operand.if, operand.then, operand.else] : argumentList(operand);
  if (parts.length !== 3)
    throw new MongoError(
      16020,
      `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`,
    );
  if (isDocument(operand)) {
    for (const name of ['if', 'then', 'else']) {
      if (!(name in operand)) throw new MongoError(17080, `Missing '${name}' parameter to $cond`);
    }
  }
  const [test, yes, no] = parts.map((part) => compile(part)) as [Expression, Expression, Expression];
  return (scope) => (isTrue(test(scope)) ? yes(scope) : no(scope));
};

const switchOperator: Operator = (operand, compile) => {
  if (!isDocument(operand) || !Array.isArray(operand.branches) || operand.branches.length === 0) {
    throw new MongoError(40068, '$switch requires at least one branch');
  }
  const branches = (operand.branches as Doc[]).map((branch) => ({
    test: compile(branch.case),
    result: compile(branch.then),
  }));
  const fallback = 'default' in operand ? compile(operand.default) : undefined;
  return (scope) => {
    const branch = branches.find(({ test }) => isTrue(test(scope)));
    if (branch) return branch.result(scope);
    if (!fallback) {
      throw new MongoError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    }
    return fallback(scope);
  };
};

/** Operators that choose between expressions. */
export const branches: Record<string, Operator> = {
  $cond: cond,
  $switch: switchOperator,
  $ifNull: (operand, compile) => {
    const parts = argumentList(operand).map((part) => compile(part));
    if (parts.length < 2) throw new MongoError(1257300, '$ifNull needs at least two arguments');
    return (scope) => {
      let value: unknown;
      for (const part of parts) {
        value = part(scope);
        if (!isNullish(value)) break;
      }
      return value;
    };
  },
};

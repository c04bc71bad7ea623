import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { compareValues } from '../values/compare';
import type { Expression } from './compile';
import { argumentList, fromValues, isNullish, isTrue, type Operator } from './operator';

function comparison(test: (order: number) => unknown): Operator {
  // Missing sorts before null in expressions.
  return fromValues(2, 2, ([a, b]) => {
    if (a === undefined || b === undefined) return test(Number(a !== undefined) - Number(b !== undefined));
    return test(compareValues(a, b));
  });
}

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

const letOperator: Operator = (operand, compile) => {
  if (!isDocument(operand) || !isDocument(operand.vars) || !('in' in operand)) {
    throw new MongoError(16874, '$let needs vars and in');
  }
  const variables = Object.entries(operand.vars).map(([name, part]) => [name, compile(part)] as const);
  const body = compile(
    operand.in,
    variables.map(([name]) => name),
  );
  return (scope) => {
    const own = Object.fromEntries(variables.map(([name, part]) => [name, part(scope)]));
    return body({ root: scope.root, variables: { ...scope.variables, ...own } });
  };
};

export const conditionals: Record<string, Operator> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison((order) => order),
  $and: (operand, compile) => {
    const parts = argumentList(operand).map((part) => compile(part));
    return (scope) => parts.every((part) => isTrue(part(scope)));
  },
  $or: (operand, compile) => {
    const parts = argumentList(operand).map((part) => compile(part));
    return (scope) => parts.some((part) => isTrue(part(scope)));
  },
  $not: fromValues(1, 1, ([value]) => !isTrue(value)),
  $cond: cond,
  $switch: switchOperator,
  $let: letOperator,
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
  $literal: (operand) => () => operand,
};

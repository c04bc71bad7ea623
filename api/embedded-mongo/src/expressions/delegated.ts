import { Context } from 'mingo';
import { evalExpr } from 'mingo/core';
import * as expressionOperators from 'mingo/operators/expression';
import { plainValue } from '../bson/plain';
import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { NAMES } from './delegated-names';
import type { Operator } from './operator';

const context = Context.init({ expression: expressionOperators as never });

/** Wraps the evaluated parts of an operand, preserving the names of named arguments. */
function literal(value: unknown): Doc {
  return { $literal: plainValue(value) };
}

function compute(name: string, operand: unknown): unknown {
  try {
    return evalExpr({}, { [name]: operand }, { context } as never);
  } catch (error) {
    throw new MongoError('BadValue', `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const delegate: Operator = (operand, compile, name) => {
  if (Array.isArray(operand)) {
    const parts = operand.map((part) => compile(part));
    return (scope) =>
      compute(
        name,
        parts.map((part) => literal(part(scope) ?? null)),
      );
  }
  const first = isDocument(operand) ? Object.keys(operand)[0] : undefined;
  if (isDocument(operand) && first !== undefined && !first.startsWith('$')) {
    const parts = Object.entries(operand).map(([key, part]) => [key, compile(part)] as const);
    return (scope) =>
      compute(name, Object.fromEntries(parts.map(([key, part]) => [key, literal(part(scope) ?? null)])));
  }
  const part = compile(operand);
  return (scope) => compute(name, literal(part(scope) ?? null));
};

/** The operators that mingo computes. */
export const delegated: Record<string, Operator> = Object.fromEntries(NAMES.map((name) => [name, delegate]));

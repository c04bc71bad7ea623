import { MongoError } from '../errors';
import { checkTime } from '../time-limit';
import type { Expression } from './compile';

/** Compiles part of an operand; `names` are variables the operator defines for it. */
export type Compile = (expression: unknown, names?: string[]) => Expression;

/** An operator: compiles its operand to an expression. */
export type Operator = (operand: unknown, compile: Compile, name: string) => Expression;

/** The operand as a list of arguments: `{$op: x}` is equivalent to `{$op: [x]}`. */
export function argumentList(operand: unknown): unknown[] {
  return Array.isArray(operand) ? operand : [operand];
}

/** Creates an operator that computes from its evaluated arguments, checking how many there are. */
export function fromValues(
  least: number,
  most: number,
  compute: (values: unknown[], name: string) => unknown,
): Operator {
  return (operand, compile, name) => {
    const list = argumentList(operand);
    if (list.length < least || list.length > most) {
      const expected = least === most ? `exactly ${least}` : `at least ${least} and at most ${most}`;
      throw new MongoError(
        16020,
        `Expression ${name} takes ${expected} arguments. ${list.length} were passed in.`,
      );
    }
    const parts = list.map((part) => compile(part));
    return (scope) => {
      checkTime();
      return compute(
        parts.map((part) => part(scope)),
        name,
      );
    };
  };
}

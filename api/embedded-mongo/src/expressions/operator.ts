import { MongoError } from '../errors';
import { checkTime } from '../time-limit';
import { numericValue } from '../values/number';
import { typeName } from '../values/type-names';
import { TypeRank, typeRank } from '../values/type-rank';
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

/** Whether a value is null or missing. */
export function isNullish(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

export function isNumber(value: unknown): boolean {
  return !isNullish(value) && typeRank(value) === TypeRank.number;
}

/** Converts an operand to a number. 64-bit integers beyond 2^53 are refused because they would lose precision. */
export function toNumber(value: unknown, name: string, code: number): number {
  if (!isNumber(value)) {
    throw new MongoError(code, `${name} only supports numeric types, not ${typeName(value)}`);
  }
  const number = numericValue(value);
  if (typeof number === 'bigint') {
    throw new MongoError(
      'NotImplemented',
      `${name} of 64-bit integers beyond 2^53 is not supported by the embedded database`,
    );
  }
  return number;
}

/** MongoDB's truthiness: false, null, missing and zero are false, everything else is true. */
export function isTrue(value: unknown): boolean {
  if (isNullish(value) || value === false) return false;
  return !isNumber(value) || Number(numericValue(value)) !== 0;
}

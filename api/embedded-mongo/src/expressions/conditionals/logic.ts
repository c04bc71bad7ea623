import { isTrue } from '../operands';
import { argumentList, fromValues, type Operator } from '../operator';

/** Operators of logic. */
export const logic: Record<string, Operator> = {
  $and: (operand, compile) => {
    const parts = argumentList(operand).map((part) => compile(part));
    return (scope) => parts.every((part) => isTrue(part(scope)));
  },
  $or: (operand, compile) => {
    const parts = argumentList(operand).map((part) => compile(part));
    return (scope) => parts.some((part) => isTrue(part(scope)));
  },
  $not: fromValues(1, 1, ([value]) => !isTrue(value)),
};

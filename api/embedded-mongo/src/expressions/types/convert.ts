import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { isNullish } from '../operands';
import { fromValues, type Operator } from '../operator';
import { CONVERSIONS } from './conversions';

/** The operator that converts to one type; null and missing stay null. */
export function conversion(to: string): Operator {
  return fromValues(1, 1, ([value]) => (isNullish(value) ? null : CONVERSIONS[to]?.(value)));
}

/** `$convert`, with `onError` and `onNull`. */
export const convert: Operator = (operand, compile) => {
  if (!isDocument(operand) || !('input' in operand) || typeof operand.to !== 'string') {
    throw new MongoError('FailedToParse', '$convert needs an input and a type name');
  }
  const change = CONVERSIONS[operand.to];
  if (!change) throw new MongoError('BadValue', `Unknown type name: ${operand.to}`);
  const input = compile(operand.input);
  const onError = 'onError' in operand ? compile(operand.onError) : undefined;
  const onNull = compile(operand.onNull ?? null);
  return (scope) => {
    const value = input(scope);
    if (isNullish(value)) return onNull(scope);
    try {
      return change(value);
    } catch (error) {
      if (!onError) throw error;
      return onError(scope);
    }
  };
};

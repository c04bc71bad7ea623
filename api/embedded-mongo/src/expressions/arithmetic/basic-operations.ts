import { MongoError } from '../../errors';
import { isNullish, toNumber } from '../operands';
import { fromValues, type Operator } from '../operator';

function add(values: unknown[], name: string): unknown {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) throw new MongoError(16612, 'only one date allowed in an $add expression');
  let sum = 0;
  for (const value of values) sum += value instanceof Date ? value.getTime() : toNumber(value, name, 14);
  return dates.length === 1 ? new Date(sum) : sum;
}

function subtract([a, b]: unknown[], name: string): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date) {
    return b instanceof Date ? a.getTime() - b.getTime() : new Date(a.getTime() - toNumber(b, name, 14));
  }
  return toNumber(a, name, 14) - toNumber(b, name, 14);
}

function divide([a, b]: unknown[], name: string): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  const divisor = toNumber(b, name, 14);
  if (divisor === 0) throw new MongoError('BadValue', "can't $divide by zero");
  return toNumber(a, name, 14) / divisor;
}

function modulo([a, b]: unknown[], name: string): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  const divisor = toNumber(b, name, 14);
  if (divisor === 0) throw new MongoError(16610, "can't $mod by zero");
  return toNumber(a, name, 14) % divisor;
}

/** The basic operations; null and missing operands make the result null. */
export const basicOperations: Record<string, Operator> = {
  $add: fromValues(0, Number.POSITIVE_INFINITY, add),
  $subtract: fromValues(2, 2, subtract),
  $multiply: fromValues(0, Number.POSITIVE_INFINITY, (values, name) =>
    values.some(isNullish)
      ? null
      : values.reduce<number>((product, value) => product * toNumber(value, name, 14), 1),
  ),
  $divide: fromValues(2, 2, divide),
  $mod: fromValues(2, 2, modulo),
};

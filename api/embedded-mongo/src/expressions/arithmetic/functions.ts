import { MongoError } from '../../errors';
import { isNullish, toNumber } from '../operands';
import { fromValues, type Operator } from '../operator';

function unary(compute: (value: number) => number): Operator {
  return fromValues(1, 1, ([value], name) =>
    isNullish(value) ? null : compute(toNumber(value, name, 28765)),
  );
}

/** Functions of numbers. */
export const functions: Record<string, Operator> = {
  $abs: unary(Math.abs),
  $ceil: unary(Math.ceil),
  $floor: unary(Math.floor),
  $sqrt: unary((value) => {
    if (value < 0) throw new MongoError(28714, "$sqrt's argument must be greater than or equal to 0");
    return Math.sqrt(value);
  }),
  $pow: fromValues(2, 2, ([base, exponent], name) =>
    isNullish(base) || isNullish(exponent)
      ? null
      : toNumber(base, name, 28762) ** toNumber(exponent, name, 28763),
  ),
};

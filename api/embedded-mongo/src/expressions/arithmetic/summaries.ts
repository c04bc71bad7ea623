import { compareValues } from '../../values/compare';
import { isNullish, isNumber, toNumber } from '../operands';
import { fromValues, type Operator } from '../operator';

/** The values of an accumulator used as an expression: one array, or several arguments. */
function spread(values: unknown[]): unknown[] {
  return values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
}

function extreme(direction: 1 | -1): Operator {
  return fromValues(1, Number.POSITIVE_INFINITY, (values) => {
    let best: unknown = null;
    for (const value of spread(values)) {
      if (isNullish(value)) continue;
      if (best === null || compareValues(value, best) * direction > 0) best = value;
    }
    return best;
  });
}

/** Accumulators used as expressions, on an array or their arguments. */
export const summaries: Record<string, Operator> = {
  $sum: fromValues(1, Number.POSITIVE_INFINITY, (values) =>
    spread(values).reduce<number>(
      (sum, value) => (isNumber(value) ? sum + toNumber(value, '$sum', 14) : sum),
      0,
    ),
  ),
  $avg: fromValues(1, Number.POSITIVE_INFINITY, (values) => {
    const numbers = spread(values)
      .filter(isNumber)
      .map((value) => toNumber(value, '$avg', 14));
    return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  }),
  $max: extreme(1),
  $min: extreme(-1),
};

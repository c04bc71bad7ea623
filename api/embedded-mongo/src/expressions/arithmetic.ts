import { MongoError } from '../errors';
import { compareValues } from '../values/compare';
import { fromValues, isNullish, isNumber, type Operator, toNumber } from './operator';

function unary(compute: (value: number) => number): Operator {
  return fromValues(1, 1, ([value], name) =>
    isNullish(value) ? null : compute(toNumber(value, name, 28765)),
  );
}

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

/** Rounds half to even, as `$round` does; a negative place rounds to the left of the decimal point. */
function round(value: number, places: number): number {
  const scale = 10 ** places;
  const scaled = value * scale;
  const floor = Math.floor(scaled);
  const rest = scaled - floor;
  const even = floor % 2 === 0 ? floor : floor + 1;
  const rounded = Math.abs(rest - 0.5) < 1e-9 ? even : Math.round(scaled);
  return rounded / scale;
}

function toPlaces(compute: (value: number, places: number) => number): Operator {
  return fromValues(1, 2, ([value, places], name) => {
    if (isNullish(value) || places === null) return null;
    return compute(toNumber(value, name, 51081), places === undefined ? 0 : toNumber(places, name, 51082));
  });
}

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

export const arithmetic: Record<string, Operator> = {
  $add: fromValues(0, Number.POSITIVE_INFINITY, add),
  $subtract: fromValues(2, 2, subtract),
  $multiply: fromValues(0, Number.POSITIVE_INFINITY, (values, name) =>
    values.some(isNullish)
      ? null
      : values.reduce<number>((product, value) => product * toNumber(value, name, 14), 1),
  ),
  $divide: fromValues(2, 2, divide),
  $mod: fromValues(2, 2, modulo),
  $abs: unary(Math.abs),
  $ceil: unary(Math.ceil),
  $floor: unary(Math.floor),
  $sqrt: unary((value) => {
    if (value < 0) throw new MongoError(28714, "$sqrt's argument must be greater than or equal to 0");
    return Math.sqrt(value);
  }),
  $round: toPlaces(round),
  $trunc: toPlaces((value, places) => Math.trunc(value * 10 ** places) / 10 ** places),
  $pow: fromValues(2, 2, ([base, exponent], name) =>
    isNullish(base) || isNullish(exponent)
      ? null
      : toNumber(base, name, 28762) ** toNumber(exponent, name, 28763),
  ),
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
  $rand: () => () => Math.random(),
};

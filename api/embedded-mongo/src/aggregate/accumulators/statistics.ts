import type { Expression } from '../../expressions/compile';
import { isNumber, toNumber } from '../../expressions/operands';
import { type Accumulator, folding } from './accumulator';

/** `$sum`: values that are not numbers count as nothing. */
export function sum(value: Expression): Accumulator {
  return folding(
    value,
    0,
    (total, next) => (isNumber(next) ? total + toNumber(next, '$sum', 14) : total),
    (total) => total,
  );
}

/** `$avg`: null without numbers. */
export function average(value: Expression): Accumulator {
  return folding(
    value,
    { total: 0, count: 0 },
    (state, next) =>
      isNumber(next) ? { total: state.total + toNumber(next, '$avg', 14), count: state.count + 1 } : state,
    ({ total, count }) => (count === 0 ? null : total / count),
  );
}

/** `$stdDevPop`, or `$stdDevSamp` if the values are a sample. */
export function deviation(value: Expression, sampled: boolean): Accumulator {
  return folding<number[]>(
    value,
    [],
    (numbers, next) => {
      if (isNumber(next)) numbers.push(toNumber(next, '$stdDev', 14));
      return numbers;
    },
    (numbers) => {
      const divisor = numbers.length - Number(sampled);
      if (divisor <= 0) return null;
      const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
      return Math.sqrt(numbers.reduce((total, number) => total + (number - mean) ** 2, 0) / divisor);
    },
  );
}

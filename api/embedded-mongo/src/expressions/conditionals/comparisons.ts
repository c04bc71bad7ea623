import { compareValues } from '../../values/compare';
import { fromValues, type Operator } from '../operator';

function comparison(test: (order: number) => unknown): Operator {
  // Missing sorts before null in expressions.
  return fromValues(2, 2, ([a, b]) => {
    if (a === undefined || b === undefined) return test(Number(a !== undefined) - Number(b !== undefined));
    return test(compareValues(a, b));
  });
}

/** Operators that compare two values in MongoDB's order. */
export const comparisons: Record<string, Operator> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison((order) => order),
};

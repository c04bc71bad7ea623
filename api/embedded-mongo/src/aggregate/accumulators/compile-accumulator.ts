import { MongoError } from '../../errors';
import { compileExpression, type Expression } from '../../expressions/compile';
import { mergeObjects } from '../../expressions/objects';
import { type Accumulator, type AccumulatorFactory, folding } from './accumulator';
import { SEVERAL, several } from './several';
import { average, deviation, sum } from './statistics';
import { addToSet, extreme, first, push } from './values';

const SIMPLE: Record<string, (value: Expression) => Accumulator> = {
  $sum: sum,
  $avg: average,
  $min: (value) => extreme(value, -1),
  $max: (value) => extreme(value, 1),
  $first: first,
  $last: (value) =>
    folding<unknown>(
      value,
      null,
      (_, next) => next ?? null,
      (last) => last,
    ),
  $push: push,
  $addToSet: addToSet,
  $mergeObjects: (value) =>
    folding(
      value,
      {},
      (merged, next) => mergeObjects([merged, next]),
      (merged) => merged,
    ),
  $stdDevPop: (value) => deviation(value, false),
  $stdDevSamp: (value) => deviation(value, true),
};

/** Compiles one accumulator of `$group`. */
export function compileAccumulator(
  name: string,
  operand: unknown,
  names: ReadonlySet<string>,
): AccumulatorFactory {
  if (name === '$count') {
    return () =>
      folding(
        () => 1,
        0,
        (total) => total + 1,
        (total) => total,
      );
  }
  if (SEVERAL.has(name)) return several(name, operand, names);
  const make = Object.hasOwn(SIMPLE, name) ? SIMPLE[name] : undefined;
  if (!make) throw new MongoError(15952, `unknown group operator '${name}'`);
  const value = compileExpression(operand, names);
  return () => make(value);
}

import { isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { compileExpression, type Expression, type Scope } from '../expressions/compile';
import { mergeObjects } from '../expressions/objects';
import { isNullish, isNumber, toNumber } from '../expressions/operator';
import { compareValues } from '../values/compare';
import { groupingKey } from '../values/grouping-key';
import { parseSort } from '../values/parse-sort';
import { compareKeys, sortKeys } from '../values/sort-keys';

/** Accumulates one field of a group. */
export interface Accumulator {
  add(scope: Scope): void;
  result(): unknown;
}

type AccumulatorFactory = () => Accumulator;

function folding<T>(
  value: Expression,
  initial: T,
  add: (state: T, value: unknown) => T,
  result: (state: T) => unknown,
): Accumulator {
  let state = initial;
  return {
    add(scope) {
      state = add(state, value(scope));
    },
    result: () => result(state),
  };
}

function sum(value: Expression): Accumulator {
  return folding(
    value,
    0,
    (total, next) => (isNumber(next) ? total + toNumber(next, '$sum', 14) : total),
    (total) => total,
  );
}

function average(value: Expression): Accumulator {
  return folding(
    value,
    { total: 0, count: 0 },
    (state, next) =>
      isNumber(next) ? { total: state.total + toNumber(next, '$avg', 14), count: state.count + 1 } : state,
    ({ total, count }) => (count === 0 ? null : total / count),
  );
}

function deviation(value: Expression, sampled: boolean): Accumulator {
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

function extreme(value: Expression, direction: 1 | -1): Accumulator {
  return folding<unknown>(
    value,
    null,
    (best, next) =>
      !isNullish(next) && (best === null || compareValues(next, best) * direction > 0) ? next : best,
    (best) => best,
  );
}

function first(value: Expression): Accumulator {
  let found: { value: unknown } | undefined;
  return {
    add(scope) {
      found ??= { value: value(scope) };
    },
    result: () => found?.value ?? null,
  };
}

function push(value: Expression): Accumulator {
  return folding<unknown[]>(
    value,
    [],
    (items, next) => {
      if (next !== undefined) items.push(next);
      return items;
    },
    (items) => items,
  );
}

function addToSet(value: Expression): Accumulator {
  return folding(
    value,
    new Map<string, unknown>(),
    (items, next) => {
      if (next !== undefined) items.set(groupingKey(next), next);
      return items;
    },
    (items) => [...items.values()],
  );
}

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

/** `$top`, `$bottom` and their `…N` forms: the first or last documents of a group, in the given sort order. */
function several(name: string, operand: unknown, names: ReadonlySet<string>): AccumulatorFactory {
  if (!isDocument(operand)) throw new MongoError(5787900, `${name} needs an object`);
  const sorted = name.startsWith('$top') || name.startsWith('$bottom');
  const value = compileExpression(sorted ? operand.output : operand.input, names);
  const order = sorted ? parseSort(operand.sortBy) : [];
  const n = name.endsWith('N') ? compileExpression(operand.n, names) : undefined;
  return () => {
    const rows: { keys: unknown[]; value: unknown }[] = [];
    let size = 1;
    return {
      add(scope) {
        if (n && rows.length === 0) size = toNumber(n(scope), name, 5787902);
        rows.push({ keys: sortKeys(order, scope.root), value: value(scope) ?? null });
      },
      result() {
        let list = rows;
        if (sorted) list = rows.toSorted((a, b) => compareKeys(order, a.keys, b.keys));
        if (name === '$maxN' || name === '$minN') {
          const direction = name === '$minN' ? 1 : -1;
          list = rows
            .filter((row) => row.value !== null)
            .sort((a, b) => compareValues(a.value, b.value) * direction);
        }
        const fromEnd = name.startsWith('$bottom') || name === '$lastN';
        const values = (fromEnd ? list.slice(-size) : list.slice(0, size)).map((row) => row.value);
        return n ? values : (values[0] ?? null);
      },
    };
  };
}

const SEVERAL = new Set(['$top', '$topN', '$bottom', '$bottomN', '$firstN', '$lastN', '$maxN', '$minN']);

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

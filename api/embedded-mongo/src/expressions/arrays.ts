import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { checkTime } from '../time-limit';
import { equalValues } from '../values/compare';
import { sorter } from '../values/parse-sort';
import { typeName } from '../values/type-names';
import { fromValues, isNullish, isTrue, type Operator, toNumber } from './operator';

/** The array an operator works on; null and missing are passed on as null. */
function asArray(value: unknown, name: string, code: number): unknown[] | null {
  if (isNullish(value)) return null;
  if (!Array.isArray(value))
    throw new MongoError(code, `${name} must be an array, but is of type ${typeName(value)}`);
  return value;
}

function elementAt([value, position]: unknown[], name: string): unknown {
  const items = asArray(value, name, 28689);
  if (items === null || isNullish(position)) return null;
  const index = toNumber(position, name, 28690);
  return items[index < 0 ? items.length + index : index];
}

function slice([value, a, b]: unknown[], name: string): unknown {
  const items = asArray(value, name, 28724);
  if (items === null || isNullish(a) || b === null) return null;
  const first = toNumber(a, name, 28725);
  if (b === undefined) return first < 0 ? items.slice(first) : items.slice(0, first);
  const count = toNumber(b, name, 28727);
  if (count <= 0) throw new MongoError(28729, 'Third argument to $slice must be positive');
  const from = first < 0 ? Math.max(0, items.length + first) : first;
  return items.slice(from, from + count);
}

const filter: Operator = (operand, compile, name) => {
  if (!isDocument(operand) || !('input' in operand) || !('cond' in operand)) {
    throw new MongoError(28648, '$filter needs input and cond');
  }
  const as = typeof operand.as === 'string' ? operand.as : 'this';
  const input = compile(operand.input);
  const condition = compile(operand.cond, [as]);
  const limit = operand.limit === undefined ? undefined : compile(operand.limit);
  return (scope) => {
    const items = asArray(input(scope), name, 28651);
    if (items === null) return null;
    const filtered = items.filter((item) =>
      isTrue(condition({ root: scope.root, variables: { ...scope.variables, [as]: item } })),
    );
    return limit ? filtered.slice(0, toNumber(limit(scope), name, 327391)) : filtered;
  };
};

const map: Operator = (operand, compile, name) => {
  if (!isDocument(operand) || !('input' in operand) || !('in' in operand)) {
    throw new MongoError(16882, '$map needs input and in');
  }
  const as = typeof operand.as === 'string' ? operand.as : 'this';
  const input = compile(operand.input);
  const body = compile(operand.in, [as]);
  return (scope) => {
    const items = asArray(input(scope), name, 16883);
    return (
      items?.map(
        (item) => body({ root: scope.root, variables: { ...scope.variables, [as]: item } }) ?? null,
      ) ?? null
    );
  };
};

const reduce: Operator = (operand, compile, name) => {
  if (!isDocument(operand) || !('input' in operand) || !('initialValue' in operand) || !('in' in operand)) {
    throw new MongoError(40075, '$reduce needs input, initialValue and in');
  }
  const input = compile(operand.input);
  const initial = compile(operand.initialValue);
  const body = compile(operand.in, ['this', 'value']);
  return (scope) => {
    const items = asArray(input(scope), name, 40080);
    if (items === null) return null;
    return items.reduce(
      (value, item) => body({ root: scope.root, variables: { ...scope.variables, this: item, value } }),
      initial(scope),
    );
  };
};

const sortArray: Operator = (operand, compile, name) => {
  if (!isDocument(operand) || !('input' in operand) || !('sortBy' in operand)) {
    throw new MongoError(2942500, '$sortArray needs input and sortBy');
  }
  const input = compile(operand.input);
  const { sortBy } = operand;
  const compare = isDocument(sortBy)
    ? sorter(sortBy)
    : (
        (by) => (a: unknown, b: unknown) =>
          by({ value: a }, { value: b })
      )(sorter({ value: sortBy }));
  return (scope) =>
    asArray(input(scope), name, 2942504)
      ?.slice()
      .sort(compare as (a: unknown, b: unknown) => number) ?? null;
};

function arrayToObject([value]: unknown[], name: string): unknown {
  const items = asArray(value, name, 40386);
  if (items === null) return null;
  const result: Doc = {};
  for (const item of items) {
    const [key, content] = Array.isArray(item) ? item : [(item as Doc).k, (item as Doc).v];
    if (typeof key !== 'string') throw new MongoError(40394, '$arrayToObject requires keys that are strings');
    result[key] = content;
  }
  return result;
}

function range([start, end, step]: unknown[], name: string): number[] {
  const by = step === undefined ? 1 : toNumber(step, name, 34447);
  if (by === 0) throw new MongoError(34449, '$range requires a non-zero step value');
  const values: number[] = [];
  const to = toNumber(end, name, 34445);
  for (let value = toNumber(start, name, 34443); by > 0 ? value < to : value > to; value += by) {
    if (values.length % 1000 === 0) checkTime();
    values.push(value);
  }
  return values;
}

export const arrays: Record<string, Operator> = {
  $arrayElemAt: fromValues(2, 2, elementAt),
  $first: fromValues(
    1,
    1,
    ([value], name) => asArray(value, name, 28689)?.[0] ?? (isNullish(value) ? null : undefined),
  ),
  $last: fromValues(
    1,
    1,
    ([value], name) => asArray(value, name, 28689)?.at(-1) ?? (isNullish(value) ? null : undefined),
  ),
  $slice: fromValues(2, 3, slice),
  $size: fromValues(1, 1, ([value]) => {
    if (!Array.isArray(value)) {
      throw new MongoError(
        17124,
        `The argument to $size must be an array, but was of type: ${value === undefined ? 'missing' : typeName(value)}`,
      );
    }
    return value.length;
  }),
  $isArray: fromValues(1, 1, ([value]) => Array.isArray(value)),
  $in: fromValues(2, 2, ([value, list]) => {
    if (!Array.isArray(list)) throw new MongoError(40081, '$in requires an array as a second argument');
    return list.some((item) => equalValues(item, value));
  }),
  $indexOfArray: fromValues(2, 4, ([list, value, from, to], name) => {
    const items = asArray(list, name, 40090);
    if (items === null) return null;
    const start = from === undefined ? 0 : toNumber(from, name, 40096);
    const end = to === undefined ? items.length : toNumber(to, name, 40096);
    return items.findIndex(
      (item, position) => position >= start && position < end && equalValues(item, value),
    );
  }),
  $concatArrays: fromValues(0, Number.POSITIVE_INFINITY, (values, name) => {
    const lists = values.map((value) => asArray(value, name, 28664));
    return lists.includes(null) ? null : lists.flatMap((list) => list ?? []);
  }),
  $reverseArray: fromValues(1, 1, ([value], name) => asArray(value, name, 34435)?.slice().reverse() ?? null),
  $range: fromValues(2, 3, range),
  $arrayToObject: fromValues(1, 1, arrayToObject),
  $filter: filter,
  $map: map,
  $reduce: reduce,
  $sortArray: sortArray,
};

import type { Doc } from '../../bson/types';
import { MongoError } from '../../errors';
import { checkTime } from '../../time-limit';
import { toNumber } from '../operands';
import { fromValues, type Operator } from '../operator';
import { asArray } from './as-array';

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

/** Operators that build an array, or something else from one. */
export const arrayConstruction: Record<string, Operator> = {
  $concatArrays: fromValues(0, Number.POSITIVE_INFINITY, (values, name) => {
    const lists = values.map((value) => asArray(value, name, 28664));
    return lists.includes(null) ? null : lists.flatMap((list) => list ?? []);
  }),
  $reverseArray: fromValues(1, 1, ([value], name) => asArray(value, name, 34435)?.slice().reverse() ?? null),
  $range: fromValues(2, 3, range),
  $arrayToObject: fromValues(1, 1, arrayToObject),
};

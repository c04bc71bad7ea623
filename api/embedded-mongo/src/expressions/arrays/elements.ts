import { MongoError } from '../../errors';
import { typeName } from '../../values/type-names';
import { isNullish, toNumber } from '../operands';
import { fromValues, type Operator } from '../operator';
import { asArray } from './as-array';

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

/** Operators that take from an array. */
export const arrayElements: Record<string, Operator> = {
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
};

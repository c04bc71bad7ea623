import type { Expression } from '../../expressions/compile';
import { isNullish } from '../../expressions/operands';
import { compareValues } from '../../values/compare';
import { groupingKey } from '../../values/grouping-key';
import { type Accumulator, folding } from './accumulator';

/** `$max` or `$min`. */
export function extreme(value: Expression, direction: 1 | -1): Accumulator {
  return folding<unknown>(
    value,
    null,
    (best, next) =>
      !isNullish(next) && (best === null || compareValues(next, best) * direction > 0) ? next : best,
    (best) => best,
  );
}

/** `$first`: the value of the first document. */
export function first(value: Expression): Accumulator {
  let found: { value: unknown } | undefined;
  return {
    add(scope) {
      found ??= { value: value(scope) };
    },
    result: () => found?.value ?? null,
  };
}

/** `$push`: all values. */
export function push(value: Expression): Accumulator {
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

/** `$addToSet`: the distinct values. */
export function addToSet(value: Expression): Accumulator {
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

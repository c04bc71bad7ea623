import type { Expression, Scope } from '../../expressions/compile';

/** Accumulates one field of a group. */
export interface Accumulator {
  add(scope: Scope): void;
  result(): unknown;
}

/** Makes the accumulator of one group. */
export type AccumulatorFactory = () => Accumulator;

/** An accumulator that keeps a state, to which it adds each value. */
export function folding<T>(
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

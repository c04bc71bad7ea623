/** A condition on documents. */
export type Filter =
  | { all: readonly Filter[] }
  | { any: readonly Filter[] }
  | { not: Filter }
  | { facet: string; value: string }
  | { numeric: string; operator: NumericOperator; value: number }
  | { numeric: string; from: number; to: number };

export type NumericOperator = '<' | '<=' | '=' | '!=' | '>=' | '>';
export type Test = (doc: number) => boolean;

export const NUMERIC_OPERATORS: Record<NumericOperator, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};

/** Thrown for a filter on an attribute that the index cannot filter by. */
export class UnknownAttribute extends Error {
  constructor(attribute: string) {
    super(`invalid filter attribute: ${attribute} is not an attribute for filtering`);
  }
}

/** Tests the leaves of a filter against an index. */
export interface FilterTarget {
  facetTest(attribute: string, value: string): Test;
  numericValue(attribute: string): (doc: number) => number;
}

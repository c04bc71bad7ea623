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

/** Compiles a filter to a predicate on documents. @throws {UnknownAttribute} if the index lacks an attribute. */
export function compileFilter(filter: Filter, target: FilterTarget): Test {
  if ('all' in filter) {
    const tests = filter.all.map((part) => compileFilter(part, target));
    return (doc) => tests.every((test) => test(doc));
  }
  if ('any' in filter) {
    const tests = filter.any.map((part) => compileFilter(part, target));
    return (doc) => tests.some((test) => test(doc));
  }
  if ('not' in filter) {
    const test = compileFilter(filter.not, target);
    return (doc) => !test(doc);
  }
  if ('facet' in filter) return target.facetTest(filter.facet, filter.value);
  const read = target.numericValue(filter.numeric);
  if ('operator' in filter) {
    const compare = NUMERIC_OPERATORS[filter.operator];
    return (doc) => compare(read(doc), filter.value);
  }
  return (doc) => read(doc) >= filter.from && read(doc) <= filter.to;
}

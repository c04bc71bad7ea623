import { type Filter, type FilterTarget, NUMERIC_OPERATORS, type Test } from './filter';

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

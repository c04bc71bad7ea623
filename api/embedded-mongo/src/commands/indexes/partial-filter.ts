import { type Doc, isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Filter } from '../../query/filter/filter';
import { parseFilter } from '../../query/filter/parse-filter';

const ALLOWED = new Set([
  ...['equals', 'less', 'lessOrEqual', 'greater', 'greaterOrEqual'],
  ...['in', 'exists', 'type'],
]);

/**
 * Reads the `partialFilterExpression` of an index.
 * @throws MongoError for conditions that MongoDB does not have there either
 */
export function partialFilter(spec: Doc): Doc {
  if (!isDocument(spec.partialFilterExpression))
    throw new MongoError('CannotCreateIndex', "'partialFilterExpression' must be an object");
  if (spec.sparse === true)
    throw new MongoError('CannotCreateIndex', 'cannot mix "partialFilterExpression" and "sparse" options');
  if (!isAllowed(parseFilter(spec.partialFilterExpression)))
    throw new MongoError(
      'CannotCreateIndex',
      `Expression not supported in partial index: ${JSON.stringify(spec.partialFilterExpression)}`,
    );
  return spec.partialFilterExpression;
}

function isAllowed(filter: Filter): boolean {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.filters.every(isAllowed);
  if (filter.kind !== 'path' || !ALLOWED.has(filter.condition.kind)) return filter.kind === 'always';
  return filter.condition.kind !== 'in' || filter.condition.patterns.length === 0;
}

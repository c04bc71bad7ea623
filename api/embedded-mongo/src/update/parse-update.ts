import { isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { parseOperators } from './parse-operators';
import { parsePipelineUpdate } from './pipeline';
import type { Update, UpdateOptions } from './update';

/** Parses the update of an `update` or `findAndModify` command. Unknown operators are refused. */
export function parseUpdate(update: unknown, options: UpdateOptions): Update {
  if (Array.isArray(update)) {
    if (options.arrayFilters)
      throw new MongoError('FailedToParse', 'arrayFilters may not be specified for pipeline-syle updates');
    return parsePipelineUpdate(update, options.variables ?? {});
  }
  if (!isDocument(update))
    throw new MongoError('FailedToParse', 'Update argument must be either an object or an array');
  const first = Object.keys(update)[0];
  if (first?.startsWith('$')) return parseOperators(update, options);
  if (options.arrayFilters)
    throw new MongoError('FailedToParse', 'arrayFilters may not be specified for replacement-style updates');
  const operator = Object.keys(update).find((name) => name.startsWith('$'));
  if (operator) {
    throw new MongoError(
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${operator}' in '${operator}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return { kind: 'replacement', document: update };
}

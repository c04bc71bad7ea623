import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import { matches } from '../../query/filter/matcher';
import { parseFilter } from '../../query/filter/parse-filter';
import type { StageFactory } from '../environment';

/** `$match`: the documents that a filter accepts. */
export const match: StageFactory = (operand, environment) => {
  if (!isDocument(operand))
    throw new MongoError(15959, 'the match filter must be an expression in an object');
  const filter = parseFilter(operand, environment.variables);
  return function* (input) {
    for (const doc of input) {
      if (matches(filter, doc)) yield doc;
    }
  };
};

import { MongoError } from '../../errors';
import type { StageFactory } from '../environment';

/** `$count`: one document with the number of documents. */
export const countStage: StageFactory = (operand) => {
  if (typeof operand !== 'string' || operand === '' || operand.startsWith('$') || operand.includes('.')) {
    throw new MongoError(40156, 'the count field must be a non-empty string');
  }
  return function* (input) {
    let total = 0;
    for (const _ of input) total++;
    if (total > 0) yield { [operand]: total };
  };
};

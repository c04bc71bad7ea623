import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { Environment, Stage } from '../environment';
import { runPipeline } from '../pipeline/run-pipeline';

/** `$unionWith`: appends the documents of another collection. */
export function unionWith(operand: unknown, environment: Environment): Stage {
  const name = isDocument(operand) ? operand.coll : operand;
  if (typeof name !== 'string')
    throw new MongoError('FailedToParse', 'the $unionWith stage needs a collection name');
  const pipeline = isDocument(operand) && Array.isArray(operand.pipeline) ? operand.pipeline : [];
  return function* (input) {
    yield* input;
    yield* runPipeline(
      environment.collection(name),
      pipeline,
      { ...environment, hint: undefined, owner: operand },
      undefined,
    );
  };
}

import { MongoError } from '../../errors';
import type { Environment } from '../environment';
import { compileStages } from '../stages/compile-stages';

/** Validates a pipeline without running it. */
export function checkPipeline(pipeline: unknown, environment: Environment): unknown[] {
  if (!Array.isArray(pipeline))
    throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  compileStages(pipeline, environment);
  return pipeline;
}

import { isDocument } from '../../bson/types';
import { MongoError } from '../../errors';
import type { StageFactory } from '../environment';
import { compileStages, runStages } from './compile-stages';

/** `$facet`: several pipelines over the same documents. */
export const facet: StageFactory = (operand, environment) => {
  if (!isDocument(operand) || Object.keys(operand).length === 0) {
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  }
  const branches = Object.entries(operand).map(([name, pipeline]) => {
    if (!Array.isArray(pipeline))
      throw new MongoError(40170, `arguments to $facet must be arrays, ${name} is not`);
    return [name, compileStages(pipeline, environment)] as const;
  });
  return function* (input) {
    const all = [...input];
    yield Object.fromEntries(branches.map(([name, stages]) => [name, [...runStages(stages, all)]]));
  };
};

import type { Doc } from '../../bson/types';
import { MongoError, notSupported, searchNotEnabled } from '../../errors';
import { timed } from '../../time-limit';
import type { Environment, Stage, StageFactory } from '../environment';
import { compileTransform } from '../transforms/compile-transform';
import { bucket, sortByCount } from './buckets';
import { countStage } from './count';
import { delegatedStages, delegateStage } from './delegated-stages';
import { group } from './group';
import { limit, sample, skip } from './limits';
import { match } from './match';
import { sort } from './sort';
import { documents, listLocalSessions } from './sources';
import { stageParts } from './stage-parts';
import { unwind } from './unwind';

const transform: StageFactory = (operand, environment, name) => {
  const apply = compileTransform(name, operand, environment.variables);
  return function* (input) {
    for (const doc of input) yield apply(doc);
  };
};

const STAGES: Record<string, StageFactory> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $count: countStage,
  $sample: sample,
  $documents: documents,
  $listLocalSessions: listLocalSessions,
  $group: (operand, environment) => group(operand, environment.variables),
  $sortByCount: (operand, environment) => sortByCount(operand, environment),
  $bucket: (operand, environment) => bucket(operand, environment),
  $unwind: unwind,
  ...Object.fromEntries(
    ['$set', '$addFields', '$unset', '$project', '$replaceRoot', '$replaceWith'].map((name) => [
      name,
      transform,
    ]),
  ),
  ...Object.fromEntries(delegatedStages.map((name) => [name, delegateStage])),
};

/** Registers stages that run pipelines themselves: they depend on this module, so it cannot import them. */
export function registerStages(factories: Record<string, StageFactory>): void {
  Object.assign(STAGES, factories);
}

/** Stages that MongoDB supports and this server refuses by name. */
const REFUSED = new Set([
  ...['$changeStream', '$changeStreamSplitLargeEvent', '$collStats', '$currentOp', '$geoNear', '$indexStats'],
  ...['$listSessions', '$listSampledQueries'],
  ...['$planCacheStats', '$redact', '$search', '$searchMeta', '$shardedDataDistribution', '$vectorSearch'],
]);

/** Compiles stages; anything unknown or unsupported is refused before a document is read. */
export function compileStages(pipeline: unknown[], environment: Environment): Stage[] {
  return pipeline.map((stage) => {
    const [name, operand] = stageParts(stage);
    const factory = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
    if (factory) return factory(operand, environment, name);
    if (name === '$out' || name === '$merge')
      throw new MongoError(40601, `${name} can only be the final stage in the pipeline`);
    if (name === '$listSearchIndexes') throw searchNotEnabled();
    if (REFUSED.has(name)) throw notSupported(`the aggregation stage ${name}`);
    throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  });
}

/** Passes documents through stages, one after the other. */
export function runStages(stages: Stage[], input: Iterable<Doc>): Iterable<Doc> {
  return stages.reduce((documents, stage) => timed(stage(documents)), timed(input));
}

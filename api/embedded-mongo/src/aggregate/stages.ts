import { type Doc, isDocument } from '../bson/types';
import { MongoError, notSupported, searchNotEnabled } from '../errors';
import { matches } from '../query/filter/matcher';
import { parseFilter } from '../query/filter/parse-filter';
import { timed } from '../time-limit';
import { numericValue } from '../values/number';
import { parseSort } from '../values/parse-sort';
import { compareKeys, sortKeys } from '../values/sort-keys';
import { TypeRank, typeRank } from '../values/type-rank';
import { bucket, sortByCount } from './buckets';
import { delegatedStages, delegateStage } from './delegated-stages';
import type { Environment, Stage } from './environment';
import { group } from './group';
import { compileTransform } from './transforms';
import { unwind } from './unwind';

export type StageFactory = (operand: unknown, environment: Environment, name: string) => Stage;

const COUNT_ERRORS: Record<string, number> = { $limit: 15958, $skip: 15956, $sample: 28747 };

/** Reads a whole-number stage argument of at least `least`. */
function count(operand: unknown, name: string, least: number): number {
  const number = typeRank(operand) === TypeRank.number ? Number(numericValue(operand)) : Number.NaN;
  if (!Number.isInteger(number) || number < least) {
    throw new MongoError(
      COUNT_ERRORS[name] ?? 15957,
      `invalid argument to ${name} stage: expected a ${least > 0 ? 'positive' : 'non-negative'} integer`,
    );
  }
  return number;
}

const transform: StageFactory = (operand, environment, name) => {
  const apply = compileTransform(name, operand, environment.variables);
  return function* (input) {
    for (const doc of input) yield apply(doc);
  };
};

const match: StageFactory = (operand, environment) => {
  if (!isDocument(operand))
    throw new MongoError(15959, 'the match filter must be an expression in an object');
  const filter = parseFilter(operand, environment.variables);
  return function* (input) {
    for (const doc of input) {
      if (matches(filter, doc)) yield doc;
    }
  };
};

const sort: StageFactory = (operand) => {
  const fields = parseSort(operand);
  if (fields.length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return function* (input) {
    const rows = Array.from(input, (doc) => ({ doc, keys: sortKeys(fields, doc) }));
    rows.sort((a, b) => compareKeys(fields, a.keys, b.keys));
    for (const { doc } of rows) yield doc;
  };
};

const limit: StageFactory = (operand, _, name) => {
  const most = count(operand, name, 1);
  return function* (input) {
    let taken = 0;
    for (const doc of input) {
      yield doc;
      if (++taken === most) return;
    }
  };
};

const skip: StageFactory = (operand, _, name) => {
  const first = count(operand, name, 0);
  return function* (input) {
    let position = 0;
    for (const doc of input) if (position++ >= first) yield doc;
  };
};

const countStage: StageFactory = (operand) => {
  if (typeof operand !== 'string' || operand === '' || operand.startsWith('$') || operand.includes('.')) {
    throw new MongoError(40156, 'the count field must be a non-empty string');
  }
  return function* (input) {
    let total = 0;
    for (const _ of input) total++;
    if (total > 0) yield { [operand]: total };
  };
};

const sample: StageFactory = (operand, _, name) => {
  const size = count(isDocument(operand) ? operand.size : undefined, name, 1);
  return function* (input) {
    const all = [...input];
    for (let taken = 0; taken < size && all.length > 0; taken++) {
      yield all.splice(Math.floor(Math.random() * all.length), 1)[0] as Doc;
    }
  };
};

const facet: StageFactory = (operand, environment) => {
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

const documents: StageFactory = (operand) => {
  if (!Array.isArray(operand) || !operand.every(isDocument))
    throw new MongoError(5858203, '$documents needs an array of objects');
  return () => operand;
};

const listLocalSessions: StageFactory = (operand, environment) => {
  if (!isDocument(operand) || Object.keys(operand).some((name) => name !== 'allUsers'))
    throw new MongoError('TypeMismatch', '$listLocalSessions options must be an object with allUsers');
  return () => environment.sessions();
};

const STAGES: Record<string, StageFactory> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $count: countStage,
  $sample: sample,
  $facet: facet,
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

/** Returns the name and operand of a stage. */
export function stageParts(stage: unknown): [string, unknown] {
  const entries = isDocument(stage) ? Object.entries(stage) : [];
  if (entries.length !== 1) {
    throw new MongoError(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
  return entries[0] as [string, unknown];
}

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

export function runStages(stages: Stage[], input: Iterable<Doc>): Iterable<Doc> {
  return stages.reduce((documents, stage) => timed(stage(documents)), timed(input));
}

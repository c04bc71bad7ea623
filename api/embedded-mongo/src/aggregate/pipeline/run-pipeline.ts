import { decodeDocument } from '../../bson/decode';
import { encodeDocument } from '../../bson/encode';
import type { Doc } from '../../bson/types';
import { countMatches } from '../../query/execute/count';
import { execute } from '../../query/execute/execute';
import type { Filter } from '../../query/filter/filter';
import type { Query } from '../../query/plan/plan';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import type { Environment } from '../environment';
import { compileStages, runStages } from '../stages/compile-stages';
import { countingField } from './counting-field';
import { pipelineFields } from './pipeline-fields';
import { splitPipeline } from './split-pipeline';

/** Runs a pipeline on a collection; `base` is a filter that is applied first. */
export function* runPipeline(
  collection: CollectionInfo | undefined,
  pipeline: unknown[],
  environment: Environment,
  base: Filter | undefined,
): Generator<Doc> {
  if (!collection) {
    yield* runStages(compileStages(pipeline, environment), []);
    return;
  }
  const { query, rest } = splitPipeline(collection, pipeline, environment, base);
  const stages = compileStages(rest, environment);
  const counting = rest.length > 0 ? countingField(rest[0]) : undefined;
  if (counting) {
    const { total, plan, statistics } = countMatches(environment.reader, query);
    environment.observe?.(environment.owner, plan, statistics);
    const counted: Doc = { ...('id' in counting && { _id: counting.id }), [counting.field]: total };
    yield* runStages(stages.slice(1), total > 0 ? [counted] : []);
    return;
  }
  const fields = pipelineFields(rest, environment.variables);
  yield* runStages(stages, decoded(query, fields, environment));
}

function* decoded(query: Query, fields: Set<string> | undefined, environment: Environment): Generator<Doc> {
  const { results, plan, statistics } = execute(environment.reader, query);
  environment.observe?.(environment.owner, plan, statistics);
  for (const { raw } of results) yield decodeDocument(raw, fields);
}

/** Runs a pipeline and returns BSON; documents that no stage changes are passed through as stored. */
export function* runToBson(
  collection: CollectionInfo | undefined,
  pipeline: unknown[],
  environment: Environment,
): Generator<Buffer> {
  if (collection) {
    const { query, rest } = splitPipeline(collection, pipeline, environment);
    if (rest.length === 0) {
      for (const { raw } of execute(environment.reader, query).results) yield raw;
      return;
    }
  }
  for (const doc of runPipeline(collection, pipeline, environment, undefined)) yield encodeDocument(doc);
}

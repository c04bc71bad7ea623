import { splitOutput } from '../../aggregate/output/output';
import { checkPipeline } from '../../aggregate/pipeline/check-pipeline';
import { runPipeline } from '../../aggregate/pipeline/run-pipeline';
import { splitPipeline } from '../../aggregate/pipeline/split-pipeline';
import { stageParts } from '../../aggregate/stages/stage-parts';
import type { Doc } from '../../bson/types';
import type { Statistics } from '../../query/execute/statistics';
import { explainQuery, indexNames } from '../../query/plan/describe-plan';
import type { Plan } from '../../query/plan/plan';
import { plan } from '../../query/plan/planner';
import type { CollectionInfo } from '../../storage/catalog/collection-info';
import { environmentOf } from '../aggregate/environment';
import { pipelineOption } from '../aggregate/pipeline-option';
import type { Context } from '../context/context';

/** What the queries of a stage read, as `explain` reports it for `$lookup`. */
function stageReport(queries: { plan: Plan; statistics: Statistics }[]): Doc {
  if (queries.length === 0) return {};
  return {
    totalDocsExamined: queries.reduce((sum, { statistics }) => sum + statistics.documents, 0),
    totalKeysExamined: queries.reduce((sum, { statistics }) => sum + statistics.keys, 0),
    collectionScans: queries.filter(({ plan: used }) => used.kind === 'collection').length,
    indexesUsed: [...new Set(queries.flatMap(({ plan: used }) => indexNames(used)))],
  };
}

/** A pipeline: the query at its head, and the following stages with what they read from other collections. */
export function explainPipeline(
  context: Context,
  namespace: string,
  collection: CollectionInfo,
  run: boolean,
): Doc {
  const environment = environmentOf(context);
  const pipeline = checkPipeline(splitOutput(pipelineOption(context.body)).stages, environment);
  const { query, rest } = splitPipeline(collection, pipeline, environment);
  const chosen = plan(context.reader, query);
  if (!run) return combine(explainQuery(namespace, chosen, query), rest as Doc[]);
  const began = performance.now();
  const queries: { owner: unknown; plan: Plan; statistics: Statistics }[] = [];
  const observe = (owner: unknown, used: Plan, statistics: Statistics): void => {
    queries.push({ owner, plan: used, statistics });
  };
  let returned = 0;
  for (const _ of runPipeline(collection, pipeline, { ...environment, observe }, undefined)) returned++;
  const millis = performance.now() - began;
  const of = (owner: unknown): typeof queries => queries.filter((entry) => entry.owner === owner);
  const statistics = of(undefined)[0]?.statistics ?? { keys: 0, documents: 0 };
  const stages = rest.map((stage) => ({ ...(stage as Doc), ...stageReport(of(stageParts(stage)[1])) }));
  return combine(explainQuery(namespace, chosen, query, { returned, millis, statistics }), stages);
}

function combine(cursor: Doc, rest: Doc[]): Doc {
  return rest.length === 0 ? cursor : { stages: [{ $cursor: cursor }, ...rest] };
}

import { splitOutput } from '../aggregate/output/output';
import { checkPipeline } from '../aggregate/pipeline/check-pipeline';
import { runPipeline } from '../aggregate/pipeline/run-pipeline';
import { splitPipeline } from '../aggregate/pipeline/split-pipeline';
import { stageParts } from '../aggregate/stages/stage-parts';
import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { countMatches } from '../query/execute/count';
import { execute } from '../query/execute/execute';
import type { Statistics } from '../query/execute/statistics';
import { explainQuery, indexNames } from '../query/plan/describe-plan';
import type { Plan, Query } from '../query/plan/plan';
import { plan } from '../query/plan/planner';
import type { CollectionInfo } from '../storage/catalog/collection-info';
import { parseSort } from '../values/parse-sort';
import { pipelineOption } from './aggregate';
import { environmentOf } from './aggregate-environment';
import { canonicalName } from './aliases';
import { type Command, type Context, collectionName, findCollection } from './context';
import { findQuery } from './find';
import { filterOption, flag, variablesOption } from './options';
import { underCollation } from './under-collation';

type Explained = 'find' | 'aggregate' | 'count' | 'distinct' | 'update' | 'delete' | 'findAndModify';

/** The query of a command that reads or writes individual documents. */
function queryOf(name: Explained, body: Doc, collection: CollectionInfo): Query {
  if (name === 'find') return findQuery(body, collection);
  const list = name === 'update' ? body.updates : name === 'delete' ? body.deletes : undefined;
  const statement = Array.isArray(list) && isDocument(list[0]) ? list[0] : body;
  const filterName = list ? 'q' : 'query';
  const one =
    name === 'findAndModify' ||
    (name === 'update' && !flag(statement, 'multi')) ||
    Number(statement.limit) === 1;
  return {
    collection,
    filter: filterOption(statement, filterName, variablesOption(body)),
    sort: parseSort(statement.sort),
    limit: one ? 1 : 0,
    skip: 0,
    hint: statement.hint,
  };
}

function explainOne(
  context: Context,
  name: Explained,
  namespace: string,
  collection: CollectionInfo,
  run: boolean,
): Doc {
  const query = queryOf(name, context.body, collection);
  if (!run) return explainQuery(namespace, plan(context.reader, query), query);
  const began = performance.now();
  if (name === 'count') {
    const counted = countMatches(context.reader, query);
    const statistics = counted.statistics;
    return explainQuery(namespace, counted.plan, query, {
      returned: 0,
      millis: performance.now() - began,
      statistics,
    });
  }
  const execution = execute(context.reader, query);
  let returned = 0;
  for (const _ of execution.results) returned++;
  return explainQuery(namespace, execution.plan, query, {
    returned,
    millis: performance.now() - began,
    statistics: execution.statistics,
  });
}

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
function explainPipeline(context: Context, namespace: string, collection: CollectionInfo, run: boolean): Doc {
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

function runExplain(context: Context): Doc | Promise<Doc> {
  const inner = context.body.explain;
  if (!isDocument(inner)) throw new MongoError('TypeMismatch', 'explain needs a command');
  const verbosity = context.body.verbosity ?? 'allPlansExecution';
  if (!['queryPlanner', 'executionStats', 'allPlansExecution'].includes(String(verbosity))) {
    throw new MongoError(
      'BadValue',
      `verbosity string must be one of {'queryPlanner', 'executionStats', 'allPlansExecution'}`,
    );
  }
  const name = Object.keys(inner)[0] ?? '';
  const explained = underCollation(name, (command) => explain(command, name, verbosity !== 'queryPlanner'));
  return explained({ ...context, body: inner });
}

const EXPLAINED = new Set(['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify']);

/** Explains a command; `run` also executes it, without its writes, and reports what it examined. */
export function explain(context: Context, requested: string, run: boolean): Doc {
  const name = canonicalName(requested);
  if (!EXPLAINED.has(name))
    throw new MongoError('CommandNotFound', `Explain failed due to unknown command: ${requested}`);
  const namespace = `${context.database}.${collectionName(context, requested)}`;
  const collection = findCollection(context, requested);
  if (!collection)
    return { queryPlanner: { namespace, winningPlan: { stage: 'EOF' }, rejectedPlans: [] }, ok: 1 };
  const result =
    name === 'aggregate'
      ? explainPipeline(context, namespace, collection, run)
      : explainOne(context, name as Explained, namespace, collection, run);
  return { ...result, serverInfo: { host: '127.0.0.1', version: '7.0.0' }, ok: 1 };
}

export const explainCommands: Record<string, Command> = {
  explain: { run: runExplain, fields: ['verbosity'] },
};

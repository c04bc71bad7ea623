import { decodeDocument } from '../bson/decode';
import { encodeDocument } from '../bson/encode';
import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import { countMatches } from '../query/execute/count';
import { execute } from '../query/execute/execute';
import type { Filter } from '../query/filter/filter';
import { parseFilter } from '../query/filter/parse-filter';
import type { Query } from '../query/plan/plan';
import type { CollectionInfo } from '../storage/catalog';
import { numericValue } from '../values/number';
import { parseSort } from '../values/parse-sort';
import { TypeRank, typeRank } from '../values/type-rank';
import { pipelineFields } from './dependencies';
import type { Environment } from './environment';
import { compileStages, runStages, stageParts } from './stages';

/** The part of a pipeline that a query of the collection can serve, and the remaining stages. */
export interface SplitPipeline {
  query: Query;
  rest: unknown[];
}

/** Moves leading `$match`, `$sort`, `$skip` and `$limit` stages into the query, so that indexes serve them. */
export function splitPipeline(
  collection: CollectionInfo,
  pipeline: unknown[],
  environment: Environment,
  base?: Filter,
): SplitPipeline {
  const filters: Filter[] = base ? [base] : [];
  const query: Query = {
    collection,
    filter: { kind: 'and', filters },
    sort: [],
    skip: 0,
    limit: 0,
    hint: environment.hint,
  };
  let taken = 0;
  for (; taken < pipeline.length; taken++) {
    const [name, operand] = stageParts(pipeline[taken]);
    if (!absorb(query, filters, name, operand, environment)) break;
  }
  return { query, rest: pipeline.slice(taken) };
}

/** Moves one stage into the query if doing so preserves the order of evaluation. */
function absorb(
  query: Query,
  filters: Filter[],
  name: string,
  operand: unknown,
  environment: Environment,
): boolean {
  const windowed = query.skip > 0 || query.limit > 0;
  switch (name) {
    case '$match':
      // Filtering commutes with sorting, but not with limiting.
      if (windowed || !isDocument(operand)) return false;
      filters.push(parseFilter(operand, environment.variables));
      return true;
    case '$sort':
      if (windowed || query.sort.length > 0 || !isDocument(operand) || Object.keys(operand).length === 0)
        return false;
      query.sort = parseSort(operand);
      return true;
    case '$skip':
      if (windowed || !isCount(operand, 0)) return false;
      query.skip = Number(numericValue(operand));
      return true;
    case '$limit':
      if (query.limit > 0 || !isCount(operand, 1)) return false;
      query.limit = Number(numericValue(operand));
      return true;
    default:
      return false;
  }
}

function isCount(operand: unknown, least: number): boolean {
  if (typeRank(operand) !== TypeRank.number) return false;
  const number = Number(numericValue(operand));
  return Number.isInteger(number) && number >= least;
}

/** Returns the name of the count field if the stage does nothing but count its input. */
function countingField(stage: unknown): { field: string; id?: unknown } | undefined {
  const [name, operand] = stageParts(stage);
  if (name === '$count' && typeof operand === 'string' && /^[^$.]+$/.test(operand)) return { field: operand };
  if (name !== '$group' || !isDocument(operand) || Object.keys(operand).length !== 2) return undefined;
  const { _id: id, ...fields } = operand;
  const [field = '', spec] = Object.entries(fields)[0] ?? [];
  const constant = id === null || typeRank(id) === TypeRank.number;
  const counts =
    isDocument(spec) && Object.keys(spec).length === 1 && typeRank(spec.$sum) === TypeRank.number;
  if (!constant || !counts || Number(numericValue(spec.$sum)) !== 1) return undefined;
  return { field, id };
}

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

/** Validates a pipeline without running it. */
export function checkPipeline(pipeline: unknown, environment: Environment): unknown[] {
  if (!Array.isArray(pipeline))
    throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array");
  compileStages(pipeline, environment);
  return pipeline;
}

import { type Doc, isDocument } from '../bson/types';
import { MongoError } from '../errors';
import type { IndexInfo } from '../storage/catalog';
import type { Reader } from '../storage/reader';
import { type Candidate, candidate } from './candidates';
import { equalValues } from './compare';
import type { Filter } from './filter';
import type { CollectionPlan, IndexPlan, Plan, Query, UnionPlan } from './plan';
import { queryShape, recallIndex, rememberIndex } from './plan-memory';
import { type Requirement, requirements } from './requirements';

/** How many entries are counted when comparing two indexes. */
const SAMPLE = 200;
const SAMPLED_RANGES = 20;

/** Chooses how to execute a query. */
export function plan(reader: Reader, query: Query): Plan {
  const hinted = hintedIndexes(query);
  if (hinted === 'natural') return collectionPlan(query);
  const { list, complete } = requirements(query.filter);
  const candidates = hinted.flatMap((index) => candidate(index, list, complete, query.sort) ?? []);
  const best = cheapest(reader, query, list, candidates);
  if (best && (best.points > 0 || best.ranged)) return best;
  const union = unionPlan(reader, query, hinted);
  if (union) return union;
  if (best) return best;
  if (query.hint !== undefined && hinted.length === 1) return wholeIndex(hinted[0] as IndexInfo, query);
  return collectionPlan(query);
}

function collectionPlan(query: Query): CollectionPlan {
  const natural = query.sort.length === 1 && query.sort[0]?.path === '$natural' ? query.sort[0] : undefined;
  const hint = isDocument(query.hint) ? query.hint.$natural : undefined;
  return {
    kind: 'collection',
    reverse: natural?.direction === -1 || (hint !== undefined && Number(hint) < 0),
    exact: query.filter.kind === 'and' && query.filter.filters.length === 0,
    sorted: query.sort.length === 0 || natural !== undefined,
  };
}

function wholeIndex(index: IndexInfo, query: Query): Plan {
  // A hinted index that omits documents returns only what it holds, as in MongoDB.
  const found = candidate({ ...index, sparse: false, partialFilter: undefined }, [], false, [
    { path: index.fields[0]?.path ?? '_id', direction: index.fields[0]?.direction ?? 1 },
  ]);
  if (!found) return collectionPlan(query);
  return { ...found, index, exact: false, sorted: query.sort.length === 0 };
}

function hintedIndexes(query: Query): IndexInfo[] | 'natural' {
  const { hint, collection } = query;
  if (query.sort.some(({ path }) => path === '$natural')) return 'natural';
  if (hint === undefined || (isDocument(hint) && Object.keys(hint).length === 0)) return collection.indexes;
  if (isDocument(hint) && '$natural' in hint) return 'natural';
  const found = collection.indexes.find((index) =>
    typeof hint === 'string' ? index.name === hint : equalValues(keyPattern(index), hint),
  );
  if (!found) {
    throw new MongoError(
      'BadValue',
      'error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index',
    );
  }
  return [found];
}

/** The key pattern of an index as clients write it. */
export function keyPattern(index: IndexInfo): Doc {
  return Object.fromEntries(index.fields.map(({ path, direction }) => [path, direction]));
}

/** Returns the cheapest candidate; a choice between several is cached for queries of the same shape. */
function cheapest(
  reader: Reader,
  query: Query,
  list: Requirement[],
  candidates: Candidate[],
): Candidate | undefined {
  if (candidates.length < 2) return candidates[0];
  const whole = candidates.find((option) => option.uniqueKeys?.length === 1);
  if (whole) return whole;
  const shape = queryShape(query, list);
  const known = recallIndex(query.collection, shape);
  const remembered = candidates.find((option) => option.index === known);
  if (remembered) return remembered;
  const best = leastWork(reader, query, candidates);
  if (best) rememberIndex(query.collection, shape, best.index);
  return best;
}

function leastWork(reader: Reader, query: Query, candidates: Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const option of candidates) {
    const cost = estimate(reader, query, option);
    if (cost < lowest) {
      best = option;
      lowest = cost;
    }
  }
  return best;
}

/** Estimates the work: entries read, plus documents sorted in memory if the index does not provide the order. */
function estimate(reader: Reader, query: Query, option: Candidate): number {
  const bounded = option.points > 0 || option.ranged;
  const entries = bounded ? sampleCount(reader, option) : 1e6;
  const limit = query.limit > 0 ? query.limit + query.skip : Number.POSITIVE_INFINITY;
  const inOrder = option.sorted || query.sort.length === 0;
  if (inOrder && option.exact) return Math.min(entries, limit);
  if (inOrder)
    return limit === Number.POSITIVE_INFINITY ? entries : Math.max(Math.min(limit, entries), entries / 2);
  return entries * 2;
}

function sampleCount(reader: Reader, option: Candidate): number {
  let count = 0;
  const sampled = option.ranges.slice(0, SAMPLED_RANGES);
  for (const range of sampled) {
    count += reader.scan('indexes', range, { limit: SAMPLE - count, reverse: false }).length;
    // Beyond the sample, more bound fields are assumed to mean fewer entries.
    if (count >= SAMPLE) return SAMPLE + 1e4 / (1 + 3 * option.points + Number(option.ranged));
  }
  return sampled.length === 0 ? 0 : count * (option.ranges.length / sampled.length);
}

/** A top-level `$or` whose branches all have an index. */
function unionPlan(reader: Reader, query: Query, indexes: IndexInfo[]): UnionPlan | undefined {
  const or = findOr(query.filter);
  if (!or) return undefined;
  const plans: IndexPlan[] = [];
  for (const branch of or) {
    const { list, complete } = requirements(branch);
    const options = indexes
      .flatMap((index) => candidate(index, list, complete, []) ?? [])
      .filter((option) => option.points > 0 || option.ranged);
    const best = cheapest(reader, { ...query, filter: branch, sort: [] }, list, options);
    if (!best) return undefined;
    plans.push(best);
  }
  return { kind: 'union', plans, exact: false, sorted: query.sort.length === 0 };
}

function findOr(filter: Filter): Filter[] | undefined {
  if (filter.kind === 'or') return filter.filters;
  if (filter.kind !== 'and') return undefined;
  const or = filter.filters.find((part) => part.kind === 'or');
  return or?.kind === 'or' ? or.filters : undefined;
}

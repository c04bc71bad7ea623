import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { PRODUCTS_INDEX } from '../indexes/products';
import type { Search } from '../search';
import { resolveIndex } from './indexes';
import { parseParamString, readParams, type WireParams } from './params';
import { RequestCost } from './request-cost';
import { runFacetQuery } from './run-facet-query';
import { pickFields, retrieve, runQuery, type SearchResponse, type WireRecord } from './run-query';
import { WireError } from './wire-error';

export interface WireServices {
  search: Search;
}

const MAX_REQUESTS = 50;

/** The body of a multi-request call. */
export const requestsOf = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.object({ requests: v.pipe(v.array(entry), v.maxLength(MAX_REQUESTS)) });

/** Validates a body. @throws {WireError} naming the first invalid field. */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new WireError(
    `Invalid body: ${v.getDotPath(result.issues[0]) ?? 'request'} ${result.issues[0].message}`,
  );
}

const QueryRequest = v.looseObject({
  indexName: v.string(),
  type: v.optional(v.picklist(['default', 'facet']), 'default'),
  facet: v.optional(v.string()),
  facetQuery: v.optional(v.pipe(v.string(), v.maxLength(512)), ''),
  maxFacetHits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  params: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
});

/** Returns the parameters beside `indexName`: inline, or in `params` as an object or a query string. */
function paramsOf(request: Record<string, unknown>): Record<string, unknown> {
  const { indexName, type, facet, facetQuery, maxFacetHits, params, ...others } = request;
  const inner = typeof params === 'string' ? parseParamString(params) : ((params ?? {}) as object);
  return { ...others, ...inner };
}

/** The origin of a request, used to group a visitor's keystrokes. */
export interface RequestOrigin {
  address: string;
}

/** Records product searches that request a queryID; queries of other indexes are private. */
function recordSearch(
  { search }: WireServices,
  answer: SearchResponse,
  params: WireParams,
  { address }: RequestOrigin,
): void {
  const { queryID, nbHits } = answer;
  if (!queryID || !params.analytics) return;
  const visitor = String(params.userToken ?? address);
  const found = { queryID, index: PRODUCTS_INDEX, query: params.query, nbHits };
  search.insights.noteSearch({ ...found, visitor, address });
}

/** Runs one search. Product results carry the search's banners in `userData`. */
export async function runSearch(
  services: WireServices,
  request: { indexName: string; given: Record<string, unknown> },
  origin: RequestOrigin,
  cost = new RequestCost(),
) {
  const resolved = resolveIndex(services.search, request.indexName);
  const params = readParams(request.given);
  cost.addSearch(resolved.index, params);
  const isProducts = resolved.index.settings.name === PRODUCTS_INDEX;
  const banners = isProducts ? await services.search.banners(params.query) : [];
  const answer = runQuery(resolved, params, banners.length > 0 ? [{ promoBanners: banners }] : []);
  if (isProducts) recordSearch(services, answer, params, origin);
  return pickFields(answer, params.responseFields);
}

type QueryRequest = v.InferOutput<typeof QueryRequest>;

/** Runs one search of a multi-request call. */
async function runOne(
  services: WireServices,
  request: QueryRequest,
  origin: RequestOrigin,
  cost: RequestCost,
): Promise<object> {
  const { indexName, facet = '', facetQuery, maxFacetHits } = request;
  if (request.type === 'default')
    return runSearch(services, { indexName, given: paramsOf(request) }, origin, cost);
  const resolved = resolveIndex(services.search, indexName);
  const params = readParams(paramsOf(request));
  cost.addSearch(resolved.index, { ...params, facets: [facet] });
  return runFacetQuery(resolved, { facet, facetQuery, maxFacetHits }, params);
}

/**
 * POST /1/indexes/[any]/queries: several searches in one request, in the order of the request. Other requests have their
 * turn between two of them.
 * @throws {WireError} if they cost too much together
 */
export async function runQueries(services: WireServices, body: unknown, origin: RequestOrigin) {
  const { requests } = readBody(requestsOf(QueryRequest), body);
  const cost = new RequestCost();
  const results: object[] = [];
  for (const request of requests) {
    if (results.length > 0) await nextTurn();
    results.push(await runOne(services, request, origin, cost));
  }
  return { results };
}

const ObjectRequest = v.object({
  indexName: v.string(),
  objectID: v.string(),
  attributesToRetrieve: v.optional(v.array(v.string()), ['*']),
});

/** POST /1/indexes/[any]/objects: records in the order of the request, null for unknown ids. */
export function readObjects({ search }: WireServices, body: unknown) {
  const { requests } = readBody(requestsOf(ObjectRequest), body);
  const results = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    const record: WireRecord | null = resolveIndex(search, indexName).index.get(objectID);
    return record && retrieve(record, attributesToRetrieve);
  });
  return { results };
}

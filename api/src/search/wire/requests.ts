import * as v from 'valibot';
import { PRODUCTS_INDEX } from '../indexes/products';
import { MAX_PER_MODEL, type RecommendationModel, recommendProducts } from '../recommend';
import type { Search } from '../search';
import { answerFacetQuery } from './answer-facet';
import { answerQuery, retrieve, type WireRecord } from './answer-query';
import { filterOf } from './filters';
import { resolveIndex } from './indexes';
import { parseParamString, readParams } from './params';
import { newQueryID } from './query-id';
import { WireError } from './wire-error';

export interface WireServices {
  search: Search;
}

const MAX_REQUESTS = 50;

const requestsOf = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.object({ requests: v.pipe(v.array(entry), v.maxLength(MAX_REQUESTS)) });

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
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
  facetQuery: v.optional(v.string(), ''),
  maxFacetHits: v.optional(v.number()),
  params: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
});

/** Parameters beside `indexName`, in `params` as an object, or in `params` as a query string. */
function paramsOf(request: Record<string, unknown>): Record<string, unknown> {
  const { indexName, type, facet, facetQuery, maxFacetHits, params, ...others } = request;
  const inner = typeof params === 'string' ? parseParamString(params) : ((params ?? {}) as object);
  return { ...others, ...inner };
}

/** Answers one search. Products come with the banners of the search in `userData`. */
export async function answerSearch(
  services: WireServices,
  indexName: string,
  given: Record<string, unknown>,
) {
  const resolved = resolveIndex(services.search, indexName);
  const params = readParams(given);
  const isProducts = resolved.index.settings.name === PRODUCTS_INDEX;
  const banners = isProducts ? await services.search.banners(params.query) : [];
  return answerQuery(resolved, params, banners.length > 0 ? [{ promoBanners: banners }] : []);
}

/** POST /1/indexes/[any]/queries: many searches at once, answered in the order of the request. */
export async function answerQueries(services: WireServices, body: unknown) {
  const { requests } = read(requestsOf(QueryRequest), body);
  const results = requests.map((request) => {
    if (request.type === 'default') return answerSearch(services, request.indexName, paramsOf(request));
    const index = resolveIndex(services.search, request.indexName);
    return answerFacetQuery(index, request.facet ?? '', request.facetQuery, request.maxFacetHits);
  });
  return { results: await Promise.all(results) };
}

const ObjectRequest = v.object({
  indexName: v.string(),
  objectID: v.string(),
  attributesToRetrieve: v.optional(v.array(v.string()), ['*']),
});

/** POST /1/indexes/[any]/objects: records in the order of the request, null where there is none. */
export function answerObjects({ search }: WireServices, body: unknown) {
  const { requests } = read(requestsOf(ObjectRequest), body);
  const results = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    const record: WireRecord | null = resolveIndex(search, indexName).index.get(objectID);
    return record && retrieve(record, attributesToRetrieve);
  });
  return { results };
}

const MODELS: Record<string, RecommendationModel> = {
  'related-products': 'related_products',
  'bought-together': 'bought_together',
  'trending-items': 'popular',
};

const RecommendationRequest = v.looseObject({
  indexName: v.literal(PRODUCTS_INDEX),
  model: v.picklist(Object.keys(MODELS)),
  objectID: v.optional(v.string()),
  threshold: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  maxRecommendations: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
    MAX_PER_MODEL,
  ),
  queryParameters: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** Scores fall from 100: the order is what they say. */
const scoreAt = (position: number, count: number) => Math.round((100 * (count - position)) / count);

/** POST /1/indexes/[any]/recommendations: one list for each request. */
export function answerRecommendations({ search }: WireServices, body: unknown) {
  const { requests } = read(requestsOf(RecommendationRequest), body);
  const results = requests.map((request) => {
    const params = readParams(request.queryParameters);
    const found = recommendProducts(search.products, {
      model: MODELS[request.model] ?? 'popular',
      objectID: request.objectID,
      filter: filterOf(params),
      limit: request.maxRecommendations,
    });
    const hits = found
      .map((record, position) => ({ ...record, _score: scoreAt(position, found.length) }))
      .filter(({ _score }) => _score >= request.threshold);
    const queryID = params.clickAnalytics ? { queryID: newQueryID() } : {};
    return {
      hits,
      nbHits: hits.length,
      page: 0,
      nbPages: 1,
      hitsPerPage: hits.length,
      processingTimeMS: 1,
      ...queryID,
    };
  });
  return { results };
}

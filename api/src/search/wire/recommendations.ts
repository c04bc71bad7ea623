import * as v from 'valibot';
import { PRODUCTS_INDEX } from '../indexes/products';
import { MAX_PER_MODEL, type RecommendationModel } from '../recommend';
import { filterOf } from './filters';
import { readParams } from './params';
import { newQueryID } from './query-id';
import { RequestCost } from './request-cost';
import { readBody, requestsOf, type WireServices } from './requests';

const MODELS: Record<string, RecommendationModel> = {
  'related-products': 'related_products',
  'looking-similar': 'related_products',
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

/** Scores descend from 100; only their order matters. */
const scoreAt = (position: number, count: number) => Math.round((100 * (count - position)) / count);

/** POST /1/indexes/[any]/recommendations: one list per request. */
export async function runRecommendations({ search }: WireServices, body: unknown) {
  const { requests } = readBody(requestsOf(RecommendationRequest), body);
  const cost = new RequestCost();
  const results = requests.map(async (request) => {
    const params = readParams(request.queryParameters);
    cost.addConditions(params);
    const found = await search.recommend({
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
  return { results: await Promise.all(results) };
}

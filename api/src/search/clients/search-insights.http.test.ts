import { liteClient } from 'algoliasearch/lite';
import { createInsightsClient } from 'search-insights';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/server/test-api';

const APP = ['SALTBUSH', 'search-only'] as const;

let lite: ReturnType<typeof liteClient>;
const api = testApi();
beforeAll(() => {
  const hosts = [{ url: new URL(api.url).host, protocol: 'http', accept: 'readWrite' }] as const;
  lite = liteClient(...APP, { hosts: [...hosts] });
});

describe('search-insights', () => {
  it('sends each kind of event with credentials in the query string [7.k-11 7.k-12]', async () => {
    const sent: { url: string; status: number; text: string }[] = [];
    const insights = createInsightsClient(async (url: string, data: object) => {
      const response = await fetch(url, { method: 'POST', body: JSON.stringify(data) });
      sent.push({ url, status: response.status, text: await response.text() });
      return response.ok;
    });
    insights('init', { appId: APP[0], apiKey: APP[1], host: api.url, userToken: 'device-1' });
    const { results } = await lite.searchForHits({
      requests: [{ indexName: 'products', query: 'vitamin c', clickAnalytics: true }],
    });
    const queryID = results[0]?.queryID ?? '';
    const [first, second] = results[0]?.hits.map((hit) => hit.objectID) ?? [];
    const objectIDs = [first ?? '', second ?? ''];
    const base = { index: 'products', eventName: 'Clicked' };
    await Promise.all([
      insights('clickedObjectIDsAfterSearch', { ...base, queryID, objectIDs, positions: [1, 2] }),
      insights('convertedObjectIDsAfterSearch', { ...base, queryID, objectIDs: [objectIDs[1] ?? ''] }),
      insights('viewedObjectIDs', { ...base, objectIDs }),
      insights('clickedFilters', { ...base, filters: ['brand:Tallowood & Co'] }),
      insights('purchasedObjectIDs', {
        ...base,
        objectIDs,
        currency: 'AUD',
        value: 30,
        objectData: [{ queryID, price: 10, quantity: 3 }, { price: 20 }],
      }),
    ]);
    expect(sent.map(({ status, text }) => [status, text])).toEqual(
      Array(5).fill([200, '{"status":200,"message":"OK"}']),
    );
    for (const { url } of sent) expect(new URL(url).searchParams.get('X-Algolia-API-Key')).toBe(APP[1]);
    await api.services.search.insights.flush();
    const search = await api.db.collection<{ _id: string }>('search_queries').findOne({ _id: queryID });
    expect(search).toMatchObject({ clicks: 2, positioned_clicks: 2, position_sum: 3, conversions: 2 });
  });
});

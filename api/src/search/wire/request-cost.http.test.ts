import { describe, expect, it } from 'vitest';
import { testApi } from '../../../test/server/test-api';

const api = testApi();

const MOST = 50;
const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => make(at));
const misspelt = (at: number) =>
  times(12, (word) => `magnesiom${String.fromCharCode(97 + word)}${at}`).join(' ');

async function send(path: string, body: unknown): Promise<{ status: number; message?: string }> {
  const response = await api.post(path, body);
  const { message } = (await response.json()) as { message?: string };
  return { status: response.status, message };
}
const search = (...requests: object[]) =>
  send('/1/indexes/*/queries', {
    requests: requests.map((request) => ({ indexName: 'products', ...request })),
  });

const TOO_MUCH = { status: 400, message: expect.stringContaining('fewer searches') };

describe('the searches of one request', () => {
  it.each<[string, (at: number) => object]>([
    ['different misspelt queries', (at: number) => ({ query: misspelt(at) })],
    ['hits', () => ({ query: '', hitsPerPage: 1000 })],
    ['facets', () => ({ query: '', facets: ['*'] })],
    ['conditions', () => ({ facetFilters: [times(60, (at) => `brand:b${at}`)] })],
    [
      'facet searches',
      (at: number) => ({ type: 'facet', facet: 'brand', facetQuery: 't', query: misspelt(at) }),
    ],
  ])('are refused together if they cost too much: %s', async (_what, request) => {
    expect(await search(...times(MOST, request))).toEqual(TOO_MUCH);
    expect((await search(request(0))).status).toBe(200);
  });

  it('are refused with too many conditions of recommendations', async () => {
    const queryParameters = { facetFilters: [times(60, (at) => `brand:b${at}`)] };
    const request = { indexName: 'products', model: 'trending-items', queryParameters };
    const recommend = (count: number) =>
      send('/1/indexes/*/recommendations', { requests: times(count, () => request) });
    expect(await recommend(MOST)).toEqual(TOO_MUCH);
    expect((await recommend(1)).status).toBe(200);
  });

  it('are answered if they are those of a page: many short ones, or one query counted in many ways', async () => {
    expect((await search(...times(MOST, () => ({ query: 'vitamin' })))).status).toBe(200);
    const counted = times(10, (at) => ({
      query: misspelt(0),
      facets: ['brand'],
      hitsPerPage: at === 0 ? 48 : 0,
    }));
    expect((await search(...counted)).status).toBe(200);
  });

  it('may have a query of any number of words, of which the first twelve count', async () => {
    const words = `magnesium ${times(40, () => 'tidewell').join(' ')} ${'zzzz '.repeat(20)}`;
    const response = await api.post('/1/indexes/products/query', { query: words });
    expect(((await response.json()) as { nbHits: number }).nbHits).toBeGreaterThan(0);
  });

  it.each(['facetFilters', 'numericFilters'])('with deeply nested %s are refused', async (name) => {
    const depth = 20_000;
    const response = await api.post(
      '/1/indexes/products/query',
      `{"${name}":${'['.repeat(depth)}"price>1"${']'.repeat(depth)}}`,
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: `${name}: Too deeply nested`, status: 400 });
  });
});

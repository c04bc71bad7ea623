import { describe, expect, it } from 'vitest';
import { startTestApi } from '../../test/server/start-test-api';
import { testApi } from '../../test/server/test-api';

describe('the server', () => {
  const api = testApi();

  it('reports that it is alive and that the database responds', async () => {
    const health = await fetch(`${api.url}/health`);
    const ready = await fetch(`${api.url}/ready`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('executes GraphQL operations sent as JSON with name, variables and query [7.a-01]', async () => {
    const response = await api.post('/graphql', {
      operationName: 'B',
      variables: { slug: 'tidewell' },
      query: 'query A { me { id } } query B($slug: String!) { brand(slug: $slug) { name } }',
    });
    expect(await response.json()).toEqual({ data: { brand: { name: 'Tidewell' } } });
    expect(response.headers.get('x-request-id')).toBeTruthy();
  });

  it('refuses bodies that are not JSON, malformed or too large', async () => {
    const form = await api.post('/graphql', 'query=1', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const broken = await api.post('/graphql', '{"query":');
    const large = await api.post('/graphql', { query: '{ me { id } }', padding: 'x'.repeat(200_000) });
    expect([form.status, broken.status, large.status]).toEqual([415, 400, 413]);
    expect(await broken.json()).toMatchObject({ message: 'The body is not valid JSON' });
  });

  it('refuses requests from other origins', async () => {
    const query = { query: '{ me { id } }' };
    const own = await api.post('/graphql', query, { headers: { origin: 'http://localhost:3000' } });
    const other = await api.post('/graphql', query, { headers: { origin: 'https://elsewhere.example' } });
    expect([own.status, other.status]).toEqual([200, 403]);
  });

  it('refuses operations that are invalid, too deep or too wide', async () => {
    const nested = (depth: number): string => (depth === 0 ? 'title' : `children { ${nested(depth - 1)} }`);
    const aliases = Array.from({ length: 30 }, (_entry, at) => `a${at}: me { id }`).join(' ');
    const wrong = await api.request('{ me { shoeSize } }');
    const deep = await api.request(`{ categories { ${nested(20)} } }`);
    const wide = await api.request(`{ ${aliases} }`);
    const hidden = await api.request(`{ ... { ${aliases} } }`);
    expect(wrong.errors?.[0]?.message).toContain('Cannot query field "shoeSize"');
    expect(deep.errors?.[0]).toMatchObject({ extensions: { code: 'TOO_LARGE' } });
    expect(wide.errors?.[0]).toMatchObject({ extensions: { code: 'TOO_LARGE' } });
    expect(hidden.errors?.[0]).toMatchObject({ extensions: { code: 'TOO_LARGE' } });
  });

  it('distinguishes an expired bearer from no bearer', async () => {
    const guest = await api.request('{ me { id } }');
    const ended = await api.request('{ me { id } }', {}, { as: { token: 'made.up' } });
    expect([guest.status, guest.data]).toEqual([200, { me: null }]);
    expect([ended.status, ended.errors?.[0]?.extensions?.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('hides internal errors and returns the request id [8-03]', async () => {
    const { db } = api.services;
    await db
      .collection('products')
      .updateOne({ slug: 'telehealth-short-consult' }, { $unset: { prices: '' } });
    const answer = await api.request(
      '{ product(slug: "telehealth-short-consult") { live_price { value } } }',
    );
    expect(answer.errors?.[0]).toMatchObject({
      message: 'Something went wrong',
      extensions: { code: 'INTERNAL' },
    });
    expect(answer.errors?.[0]?.extensions?.request_id).toMatch(/^[\w-]{8,}$/);
  });

  it('responds to unknown paths with 404 as JSON', async () => {
    const response = await fetch(`${api.url}/api/nothing`);
    expect([response.status, await response.json()]).toMatchObject([404, { message: 'Not found' }]);
  });
});

describe('the server in production', () => {
  it('refuses introspection and gives no hints', async () => {
    const api = await startTestApi({
      env: { NODE_ENV: 'production', SEED_PRODUCTS: '0', REGISTERED_OPERATIONS_ONLY: 'false' },
    });
    const introspection = await api.request('{ __schema { types { name } } }');
    const misspelt = await api.request('{ produkt(slug: "x") { id } }');
    expect(introspection.errors?.[0]?.message).toContain('introspection');
    expect(misspelt.errors?.[0]?.message).toBe('Cannot query field "produkt" on type "Query".');
    await api.close();
  });
});

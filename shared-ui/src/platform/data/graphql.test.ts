import { afterEach, expect, it } from 'vitest';
import { configureGraphQL, request } from './graphql';

const respondWith = (body: string, status = 200) =>
  configureGraphQL({
    endpoint: 'http://api.example/graphql',
    fetch: async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
  });
afterEach(() => configureGraphQL({ endpoint: '/graphql' }));

const read = () => request<{ product: unknown }, object>({ toString: () => '{ product { id } }' });

it.each(['{"data":{}}', '{"data":null}', '{}', '', '{"data":{"product":'])(
  'takes a response without data for a lost one, never for an unknown product: %j',
  async (body) => {
    respondWith(body);
    await expect(read()).rejects.toMatchObject({ code: 'NETWORK', isOutage: true });
  },
);

it('returns null where the api says so', async () => {
  respondWith('{"data":{"product":null}}');
  expect(await read()).toEqual({ product: null });
});

it('keeps the message and code of the api', async () => {
  respondWith('{"data":null,"errors":[{"message":"No","extensions":{"code":"FORBIDDEN"}}]}');
  await expect(read()).rejects.toMatchObject({ message: 'No', code: 'FORBIDDEN', isOutage: false });
});

it('sends the operation, its name and its variables with the session’s token', async () => {
  const sent: Request[] = [];
  configureGraphQL({
    endpoint: 'http://api.example/graphql',
    getToken: async () => 'token',
    headers: { 'x-visitor': '7' },
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      return Response.json({ data: { me: null } });
    },
  });
  await request({ toString: () => 'query ReadMe($id: ID) { me(id: $id) { id } }' }, { id: '1' });
  const { url, method, headers } = sent[0] as Request;
  expect([method, url]).toEqual(['POST', 'http://api.example/graphql']);
  expect(headers.get('authorization')).toBe('Bearer token');
  expect(headers.get('x-visitor')).toBe('7');
  expect(await sent[0]?.json()).toEqual({
    operationName: 'ReadMe',
    query: 'query ReadMe($id: ID) { me(id: $id) { id } }',
    variables: { id: '1' },
  });
});

it('reports a proxy’s page by its status', async () => {
  configureGraphQL({
    endpoint: 'http://api.example/graphql',
    fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
  });
  await expect(read()).rejects.toMatchObject({ code: 'HTTP', status: 502, isOutage: true });
});

it('leaves it to the caller to know that a request was cancelled', async () => {
  const cancelled = new DOMException('Cancelled', 'AbortError');
  configureGraphQL({ endpoint: 'http://api.example/graphql', fetch: () => Promise.reject(cancelled) });
  await expect(read()).rejects.toBe(cancelled);
});

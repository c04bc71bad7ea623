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

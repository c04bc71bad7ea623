import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '../clients/test-client';
import { endpointsOf, publicEndpointsOf } from '../roles/endpoints';
import { testApi } from '../server/test-api';
import { JSON_TYPE, MALFORMED, type Malformed } from './malformed';

let priya: TestUser;
let endpoints: string[];
const api = testApi({ env: { RATE_LIMIT_FACTOR: '9999999' } });
beforeAll(async () => {
  priya = await api.demo('priya');
  const shop = api;
  endpoints = [
    'POST /graphql',
    ...endpointsOf(shop).map((endpoint) => endpoint.replace(' ', ' /api')),
    ...publicEndpointsOf(shop),
  ];
});

/** Sends a request exactly as given: fetch would correct some of these. */
function send(method: string, path: string, { body, headers = JSON_TYPE }: Malformed) {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const sent = httpRequest(api.url + path, { method, headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text });
    });
    sent.on('error', reject);
    sent.end(method === 'GET' ? undefined : body);
  });
}

/** @returns what is wrong with a response; null if nothing is */
function problemOf({ status, type, text }: Awaited<ReturnType<typeof send>>): string | null {
  if (status >= 500) return `status ${status}`;
  if (/node_modules|\.ts:\d|URIError|SyntaxError/.test(text)) return 'internals';
  if (status < 400 || !type.includes('json')) return null;
  const { message, errors } = JSON.parse(text) as {
    message?: string;
    errors?: { extensions?: { code?: string } }[];
  };
  const isCoded = errors?.every(({ extensions }) => extensions?.code) ?? typeof message === 'string';
  return isCoded ? null : 'an error without a code';
}

describe('malformed requests', () => {
  it.each(Object.entries(MALFORMED))('are refused by every endpoint: %s', async (_name, malformed) => {
    expect(endpoints.length).toBeGreaterThan(20);
    const problems: string[] = [];
    for (const endpoint of endpoints) {
      const [method = '', path = ''] = endpoint.split(' ');
      const address = path.replaceAll('\\*', '*').replace(/:\w+/g, malformed.parameter ?? 'x');
      const answer = await send(method, address, malformed);
      const problem = problemOf(answer);
      if (problem) problems.push(`${endpoint}: ${problem}: ${answer.text.slice(0, 200)}`);
    }
    expect(problems).toEqual([]);
  });

  it.each<[string, string, object | string, Record<string, string>, number, string]>([
    ['another method', 'GET', '', {}, 405, 'BAD_REQUEST'],
    ['no query', 'POST', {}, {}, 400, 'BAD_REQUEST'],
    ['a list of operations', 'POST', [{ query: '{ me { id } }' }], {}, 400, 'BAD_REQUEST'],
    ['variables that are a list', 'POST', { query: '{ me { id } }', variables: [] }, {}, 400, 'BAD_REQUEST'],
    ['an unknown operation', 'POST', { query: '{ me { id } }', operationName: 'B' }, {}, 200, 'BAD_REQUEST'],
    [
      'one of two operations',
      'POST',
      { query: 'query A { me { id } } query B { me { id } }' },
      {},
      200,
      'BAD_REQUEST',
    ],
    ['no GraphQL', 'POST', { query: '{ me {' }, {}, 200, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'POST', { query: '{ shoes }' }, {}, 200, 'GRAPHQL_VALIDATION_FAILED'],
    ['a subscription', 'POST', { query: 'subscription { me { id } }' }, {}, 200, 'BAD_REQUEST'],
    [
      'a response type that is not offered',
      'POST',
      { query: '{ me { id } }' },
      { accept: 'image/png' },
      406,
      'BAD_REQUEST',
    ],
  ])('to /graphql have a code: %s', async (_name, method, body, headers, status, code) => {
    for (let time = 0; time < 5; time += 1) {
      const sent = { body: JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } };
      const answer = await send(method, '/graphql', sent);
      expect(answer.status).toBe(status);
      expect(JSON.parse(answer.text).errors[0].extensions.code).toBe(code);
      expect(JSON.parse(answer.text).errors[0].message).toMatch(/^[A-Z].{5,}/);
    }
  });

  it('that the client aborts leave the server as it was', async () => {
    const body = JSON.stringify({ query: '{ previous_orders { data { reference } } }' });
    const headers = { ...JSON_TYPE, authorization: `Bearer ${priya.token}` };
    for (let time = 0; time < 10; time += 1) {
      const abort = new AbortController();
      const sent = fetch(`${api.url}/graphql`, { method: 'POST', body, headers, signal: abort.signal });
      setImmediate(() => abort.abort());
      await sent.then((response) => response.text()).catch(() => 'aborted');
    }
    const after = await api.request('{ previous_orders { data { reference } } }', {}, { as: priya });
    expect(after.errors).toBeUndefined();
  });
});

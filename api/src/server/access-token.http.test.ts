import { INTERNAL_FIGURES } from '@saltbush/contract/telemetry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/server/start-test-api';
import { readConfig } from './config';

const TOKEN = 'a token of the tests, long enough to be taken';
const WRONG = TOKEN.replace('a token', 'another');
const QUERY = { query: '{ brands { name } }' };

let api: TestApi;
const logged: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) };
  api = await startTestApi({ products: 0, logTo, env: { API_ACCESS_TOKEN: TOKEN, LOG_LEVEL: 'info' } });
});
afterAll(() => api.close());

const ask = (path: string, token?: string) =>
  fetch(api.url + path, {
    ...(path === '/graphql' && { method: 'POST', body: JSON.stringify(QUERY) }),
    headers: { 'content-type': 'application/json', ...(token && { 'access-token': token }) },
  });

it.each(['/graphql', '/api/auth/session', INTERNAL_FIGURES, '/robots.txt', '/media/x.svg', '/nowhere'])(
  '%s is for callers with the token alone',
  async (path) => {
    for (const token of [undefined, WRONG, TOKEN.slice(1), ` ${TOKEN}x`]) {
      const refused = await ask(path, token);
      expect([token, refused.status]).toEqual([token, 403]);
      expect((await refused.json()).errors[0].extensions.code).toBe('FORBIDDEN_ORIGIN');
    }
    expect((await ask(path, TOKEN)).status).not.toBe(403);
  },
);

it.each(['/health', '/ready', '/metrics'])(
  '%s needs none, but tells whoever has a wrong one',
  async (path) => {
    expect((await ask(path)).status).toBe(200);
    expect((await ask(path, TOKEN)).status).toBe(200);
    expect((await ask(path, WRONG)).status).toBe(403);
  },
);

it('a refusal is logged by its path, and no token is', () => {
  expect(logged.join('')).toContain('Refused a caller without the access token');
  for (const token of [TOKEN, WRONG]) expect(logged.join('')).not.toContain(token);
});

it('a token that could be guessed is refused', () => {
  expect(() => readConfig({ API_ACCESS_TOKEN: 'x'.repeat(31) })).toThrow(/API_ACCESS_TOKEN/);
});

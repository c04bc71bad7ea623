import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './testing/raw-request';
import { type RunningShell, startShell } from './testing/shell-app';

const ORIGIN = 'https://shop.example';
const PAGE = { Accept: 'text/html,*/*' };
const PLAIN = { 'X-Forwarded-Proto': 'http' };

describe('a shop over https that is asked over plain http', () => {
  let shell: RunningShell;
  beforeAll(async () => {
    shell = await startShell({ PUBLIC_ORIGIN: ORIGIN });
  });
  afterAll(() => shell.stop());
  const locationOf = (head: string) => /^location: (.*)$/im.exec(head)?.[1]?.trim();

  it.each([['/products/zinc?size=2'], ['//elsewhere.example/x']])(
    'leads people to https: %s',
    async (path) => {
      const { status, head } = await rawRequest(shell.port, path, { headers: { ...PAGE, ...PLAIN } });
      expect([status, locationOf(head)]).toEqual([301, ORIGIN + path]);
    },
  );

  it.each([
    ['POST', '/graphql', {}],
    ['POST', '/api/auth/login', PAGE],
    ['GET', '/api/auth/session', { Accept: 'application/json' }],
    ['GET', 'http://elsewhere.example/', PAGE],
  ])('refuses everything else: %s %s', async (method, path, headers) => {
    const { status, body } = await rawRequest(shell.port, path, {
      method,
      headers: { ...headers, ...PLAIN },
    });
    expect([status, body.includes(ORIGIN)]).toEqual([403, true]);
  });

  it('answers over https, and the host itself', async () => {
    for (const headers of [{ ...PAGE, 'X-Forwarded-Proto': 'https' }, PAGE]) {
      const { status } = await rawRequest(shell.port, '/_shell/health', { headers });
      expect(status).toBe(200);
    }
  });

  it('tells browsers to use https alone for two years, with every response', async () => {
    for (const path of ['/_shell/health', '/nowhere', '/releases/x/y', '/graphql']) {
      const { head } = await rawRequest(shell.port, path, { headers: PAGE });
      const lasts = /^strict-transport-security: max-age=(\d+); includeSubDomains\s*$/im.exec(head)?.[1];
      expect([path, lasts]).toEqual([path, '63072000']);
    }
  });
});

it('a shop without https leads nobody there', async () => {
  const shell = await startShell();
  const { status, head } = await rawRequest(shell.port, '/_shell/health', {
    headers: { ...PAGE, ...PLAIN },
  });
  await shell.stop();
  expect([status, /strict-transport/i.test(head)]).toEqual([200, false]);
});

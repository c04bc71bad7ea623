import { describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/server/start-test-api';
import { readConfig } from './config';

/** The limit per address. */
const ALLOWED = 30;
const BODY = { token: 'x', password: 'Wattle-Grove8!' };

/** Counts the attempts let through; `from` sets the proxy headers of the n-th. */
async function allowed(api: TestApi, from: (attempt: number) => string): Promise<number> {
  for (let attempt = 0; attempt <= ALLOWED; attempt += 1) {
    const headers = { 'x-forwarded-for': from(attempt) };
    const { status } = await api.post('/api/auth/reset-password', BODY, { headers });
    if (status === 429) return attempt;
  }
  return Number.POSITIVE_INFINITY;
}

const startStrict = (env: NodeJS.ProcessEnv = {}) =>
  startTestApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1', ...env } });

describe('the client’s address', () => {
  it('is what the shop’s own web server reports, whatever else the request claims', async () => {
    const api = await startStrict();
    expect(await allowed(api, (attempt) => `198.51.100.${attempt}, 203.0.113.5`)).toBe(ALLOWED);
    await api.close();
  });

  it('is what a trusted load balancer reports, and not what the client claims', async () => {
    const api = await startStrict({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' });
    expect(await allowed(api, (attempt) => `198.51.100.${attempt}, 10.0.0.7`)).toBe(Number.POSITIVE_INFINITY);
    expect(await allowed(api, (attempt) => `198.51.100.${attempt}, 203.0.113.6, 10.0.0.7`)).toBe(ALLOWED);
    await api.close();
  });

  it('is never taken from an untrusted source', () => {
    expect(readConfig({}).trustedProxies).toEqual(['loopback']);
    for (const TRUSTED_PROXIES of ['', 'everybody', '*', 'loopback,true']) {
      expect(() => readConfig({ TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES/);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../clients/test-client';
import { endpointsOf, headersOf } from '../roles/endpoints';
import { type Selling, startSelling } from '../shop/selling';
import { DatabaseGate } from './database-gate';

const account = { email: 'out.age@example.com', password: PASSWORD };

/** Endpoints that need the database, with bodies that are valid. */
const NEEDY: Record<string, object> = {
  'GET /auth/session': {},
  'POST /auth/session': {},
  'POST /auth/signup': { ...account, firstName: 'Out', lastName: 'Age' },
  'POST /auth/login': account,
  'POST /auth/logout': {},
  'POST /auth/reset-password': { token: 'x'.repeat(43), password: PASSWORD },
  'POST /auth/impersonate': { customerId: '1', reason: 'Asks for help with her account' },
};

/** The shop's web server waits longer for the api. */
const LONGEST_MS = 12_000;

let gate: DatabaseGate;
let shop: Selling;
let staff: Record<string, string>;
beforeAll(async () => {
  shop = await startSelling({
    async connectThrough(uri) {
      const opened = await DatabaseGate.to(uri);
      gate = opened.gate;
      return opened.uri;
    },
  });
  staff = (await headersOf(shop, (await shop.demo('priya')).id)).staff;
  gate.shut();
}, 60_000);
afterAll(async () => {
  gate.open();
  await shop.close();
  gate.close();
});

/** Sends a request to an endpoint. Returns null for a proper response, or what is wrong with it. */
async function findProblem(route: string): Promise<string | null> {
  const [method = '', path = ''] = route.split(' ');
  const headers = { 'content-type': 'application/json', ...staff };
  const body = method === 'GET' ? undefined : JSON.stringify(NEEDY[route] ?? {});
  const signal = AbortSignal.timeout(LONGEST_MS);
  const init = { method, headers, body, signal, redirect: 'manual' } as const;
  const response = await fetch(`${shop.url}/api${path}`, init).catch((error: Error) => error);
  if (response instanceof Error) return `${route}: ${response.message}`;
  const { status } = response;
  const text = await response.text();
  if (status < 500) return NEEDY[route] ? `${route}: ${status} without the database` : null;
  const code = method === 'GET' ? 'UNAVAILABLE' : 'UNCONFIRMED';
  const isTold = status === 503 && text.includes(`"${code}"`) && text.includes('try again');
  return isTold && response.headers.has('retry-after') ? null : `${route}: ${status} ${text}`;
}

describe('while the database is lost', () => {
  it('every endpoint responds in time, and says what may have been saved', async () => {
    const routes = endpointsOf(shop);
    expect(routes).toEqual(expect.arrayContaining(Object.keys(NEEDY)));
    const problems = await Promise.all(routes.map(findProblem));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });

  it('the api is alive but not ready, and ready again afterwards', async () => {
    const read = async (path: string) => {
      const response = await fetch(shop.url + path);
      return [response.status, await response.json()];
    };
    expect(await read('/health')).toEqual([200, { status: 'ok' }]);
    const reason = 'The database does not answer';
    expect(await read('/ready')).toEqual([503, { status: 'unavailable', reason }]);
    gate.open();
    await expect.poll(() => read('/ready'), { timeout: 20_000 }).toEqual([200, { status: 'ready' }]);
    gate.shut();
  });
});

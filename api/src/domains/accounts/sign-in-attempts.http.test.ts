import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cookiesOf, PASSWORD, type TestUser } from '../../../test/clients/test-client';
import { mailsTo } from '../../../test/server/outbox';
import { startTestApi, type TestApi } from '../../../test/server/start-test-api';

const MINUTE = 60_000;
const WRONG = 'Wrong-Pass9!';
const NEW_PASSWORD = 'Banksia-Grove7!';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => api.close());
afterEach(() => vi.useRealTimers());

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
};

interface Caller {
  address?: string;
  cookie?: string;
}

const post = (path: string, body: object, { address = newAddress(), cookie = '' }: Caller = {}) =>
  api.post(path, body, { headers: { 'x-forwarded-for': address, cookie } });

const logIn = (email: string, password: string, caller?: Caller) =>
  post('/api/auth/login', { email, password }, caller);

async function owner(): Promise<TestUser> {
  const person = { first_name: 'Una', last_name: 'User', role: 'customer' } as const;
  const email = `${randomUUID()}@example.com`;
  const id = await api.services.accounts.createUser({ ...person, email, password: PASSWORD });
  const signedIn = await logIn(email, PASSWORD);
  const { data } = (await signedIn.json()) as { data: { token: string } };
  return { id, email, password: PASSWORD, token: data.token, cookie: cookiesOf(signedIn) };
}

/** Wrong passwords until one is refused unread. */
async function guess(email: string, caller?: Caller): Promise<{ guesses: number; retryAfter: number }> {
  for (let guesses = 0; guesses < 100; guesses += 1) {
    const response = await logIn(email, WRONG, caller);
    if (response.status === 429) return { guesses, retryAfter: Number(response.headers.get('retry-after')) };
    expect(response.status).toBe(401);
  }
  throw new Error('No guess was refused');
}

/** Opens the reset link of the account's latest mail. */
async function resetPassword(email: string): Promise<Response> {
  expect((await post('/api/auth/forgot-password', { email })).status).toBe(200);
  const mail = (await mailsTo(api.services, email)).find(({ template }) => template === 'password_reset');
  const token = /#reset=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  return post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(work: () => Promise<Response>): Promise<{ ms: number; status: number; text: string }> {
  const started = performance.now();
  const response = await work();
  const text = await response.text();
  return {
    ms: performance.now() - started,
    status: response.status,
    text: text.replace(/"request_id":"[^"]+"/, ''),
  };
}

describe('wrong passwords', () => {
  it('at one address stop that address, and not the owner at another', async () => {
    const { email } = await owner();
    const address = newAddress();
    expect((await guess(email, { address })).guesses).toBe(10);
    expect((await logIn(email, PASSWORD, { address })).status).toBe(429);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  it('from everywhere stop new browsers, and not one that has signed in before', async () => {
    const { email, cookie } = await owner();
    expect((await guess(email)).guesses).toBe(50);
    expect((await logIn(email, PASSWORD)).status).toBe(429);
    expect((await logIn(email, PASSWORD, { cookie })).status).toBe(200);
  });

  it('never stop whoever opens a reset link', async () => {
    const { email } = await owner();
    await guess(email);
    const reset = await resetPassword(email);
    expect(reset.status).toBe(200);
    await guess(email);
    expect((await logIn(email, NEW_PASSWORD, { cookie: cookiesOf(reset) })).status).toBe(200);
  });

  it('make the wait longer: minutes, then an hour, then a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email } = await owner();
    const address = newAddress();
    const rounds: [number, string][] = [];
    for (const minutes of [11, 11, 61, 11, 61, 0]) {
      const { guesses, retryAfter } = await guess(email, { address });
      const wait =
        ['minutes', 'an hour', 'a day'][Number(retryAfter > 600) + Number(retryAfter > 3600)] ?? '';
      rounds.push([guesses, wait]);
      vi.setSystemTime(Date.now() + minutes * MINUTE);
    }
    expect(rounds).toEqual([
      [10, 'minutes'],
      [10, 'minutes'],
      [0, 'an hour'],
      [10, 'minutes'],
      [10, 'minutes'],
      [0, 'a day'],
    ]);
  });
});

describe('a browser is known', () => {
  const deviceOf = (cookie: string) => /saltbush\.device=[^;]+/.exec(cookie)?.[0] ?? '';

  it('by an HttpOnly cookie that the rest of the shop does not get', async () => {
    const { email } = await owner();
    const set = (await logIn(email, PASSWORD)).headers
      .getSetCookie()
      .find((one) => one.startsWith('saltbush.device'));
    expect(set).toMatch(
      /^saltbush\.device=[\w-]{22}\.[\w-]{43}; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    expect(set).not.toContain(email);
  });

  it('for the account it signed in to alone, and not by a forged cookie', async () => {
    const [one, other] = [await owner(), await owner()];
    await guess(one.email);
    const cookies = [deviceOf(other.cookie), deviceOf(one.cookie).replace(/=./, '=_'), `saltbush.device=.`];
    for (const cookie of cookies) expect((await logIn(one.email, PASSWORD, { cookie })).status).toBe(429);
  });

  it('and guesses are counted there, too', async () => {
    const { email, cookie } = await owner();
    expect((await guess(email, { cookie: deviceOf(cookie) })).guesses).toBe(10);
  });
});

describe('an account that does not exist', () => {
  const TURNS = 7;

  it('gets the same responses to sign-in, in the same time', async () => {
    const { email } = await owner();
    const answers = { known: [] as number[], unknown: [] as number[] };
    const nobody = `${randomUUID()}@example.com`;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const known = await timed(() => logIn(email, WRONG));
      const unknown = await timed(() => logIn(nobody, WRONG));
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
      answers.known.push(known.ms);
      answers.unknown.push(unknown.ms);
    }
    // Checking a password takes most of the time: skipping it would be ten times as fast.
    expect(median(answers.unknown) / median(answers.known)).toBeGreaterThan(0.4);
    expect(median(answers.unknown) / median(answers.known)).toBeLessThan(2.5);
    expect((await guess(nobody)).guesses).toBe((await guess(email)).guesses);
  });

  it('gets the same responses to a forgotten password, in the same time', async () => {
    const { email } = await owner();
    const forgot = (address: string) => timed(() => post('/api/auth/forgot-password', { email: address }));
    const [known, unknown] = [await forgot(email), await forgot(`${randomUUID()}@example.com`)];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(290);
  });
});

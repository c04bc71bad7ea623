import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, createCallers, newAddress } from '../../../../test/clients/callers';
import { cookiesOf, PASSWORD } from '../../../../test/clients/test-client';
import { mailsTo } from '../../../../test/server/outbox';
import { testApi } from '../../../../test/server/test-api';
import { BusinessError } from '../../../lib/errors';
import { createSignInAttempts, type SignInAttempts } from './sign-in-attempts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'Banksia-Grove7!';

let attempts: SignInAttempts;
const api = testApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1' } });
const callers = createCallers(api);
beforeAll(() => {
  const { limits, accounts } = api.services;
  attempts = createSignInAttempts({ limits, devices: accounts.devices });
});
afterEach(() => vi.useRealTimers());

/**
 * Attempts until one is refused. They are counted as the endpoint counts them, without the password's slow hash.
 * @returns how many were allowed, and the seconds to wait
 */
async function guess(email: string, caller: Caller = {}): Promise<{ guesses: number; retryAfter: number }> {
  for (let guesses = 0; guesses < 100; guesses += 1) {
    const { address: ip = newAddress(), cookie } = caller;
    try {
      await attempts.begin({ ip, headers: { cookie } }, email);
    } catch (error) {
      if (!(error instanceof BusinessError) || error.code !== 'RATE_LIMITED') throw error;
      return { guesses, retryAfter: Number(error.extensions.retry_after) };
    }
  }
  throw new Error('No guess was refused');
}

/** Opens the reset link of the account's latest mail. */
async function resetPassword(email: string): Promise<Response> {
  expect((await callers.post('/api/auth/forgot-password', { email })).status).toBe(200);
  await api.services.accounts.sendRequestedResets();
  const mail = (await mailsTo(api.services, email)).find(({ template }) => template === 'password_reset');
  const token = /#reset=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  return callers.post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
}

describe('wrong passwords', () => {
  it('at one address stop that address, and not the owner at another', async () => {
    const { email } = await callers.owner();
    const address = newAddress();
    expect((await guess(email, { address })).guesses).toBe(10);
    expect((await callers.logIn(email, PASSWORD, { address })).status).toBe(429);
    expect((await callers.logIn(email, PASSWORD)).status).toBe(200);
  });

  it('from everywhere stop new browsers, and not one that has signed in before', async () => {
    const { email, cookie } = await callers.owner();
    expect((await guess(email)).guesses).toBe(50);
    expect((await callers.logIn(email, PASSWORD)).status).toBe(429);
    expect((await callers.logIn(email, PASSWORD, { cookie })).status).toBe(200);
  });

  it('never stop whoever opens a reset link', async () => {
    const { email } = await callers.owner();
    await guess(email);
    const reset = await resetPassword(email);
    expect(reset.status).toBe(200);
    await guess(email);
    expect((await callers.logIn(email, NEW_PASSWORD, { cookie: cookiesOf(reset) })).status).toBe(200);
  });

  it('make the wait longer: minutes, then an hour, then a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email } = await callers.owner();
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
    const { email } = await callers.owner();
    const set = (await callers.logIn(email, PASSWORD)).headers
      .getSetCookie()
      .find((one) => one.startsWith('saltbush.device'));
    expect(set).toMatch(
      /^saltbush\.device=[\w-]{22}\.[\w-]{43}; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    expect(set).not.toContain(email);
  });

  it('for the account it signed in to alone, and not by a forged cookie', async () => {
    const [one, other] = [await callers.owner(), await callers.owner()];
    await guess(one.email);
    const cookies = [deviceOf(other.cookie), deviceOf(one.cookie).replace(/=./, '=_'), `saltbush.device=.`];
    for (const cookie of cookies)
      expect((await callers.logIn(one.email, PASSWORD, { cookie })).status).toBe(429);
  });

  it('and guesses are counted there, too', async () => {
    const { email, cookie } = await callers.owner();
    expect((await guess(email, { cookie: deviceOf(cookie) })).guesses).toBe(10);
  });
});

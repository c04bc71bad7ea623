import { describe, expect, it } from 'vitest';
import { passwordResets } from '../../../../test/clients/password-resets';
import { socialBrowser } from '../../../../test/clients/social-browser';
import { PASSWORD } from '../../../../test/clients/test-client';
import { testApi } from '../../../../test/server/test-api';

const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
const api = testApi({ products: 0, logTo, env: { LOG_LEVEL: 'info' } });

/** What the log says of a step, besides the lines of requests. */
async function logged(step: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0;
  await step();
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const entry of entries)
    expect(entry).toMatchObject({ requestId: expect.any(String), time: expect.any(Number) });
  return entries
    .filter(({ status }) => status === undefined)
    .map(({ level, time, requestId, ...rest }) => rest);
}
const logIn = (email: string, password: string) => api.post('/api/auth/login', { email, password });

describe('the log of sign-ins', () => {
  it('names the account of each: by its id, or by a name that does not reveal the e-mail', async () => {
    const email = 'Lou.Logger@example.com';
    const person = { firstName: 'Lou', lastName: 'Logger', email, password: PASSWORD };
    const [signedUp] = await logged(() => api.post('/api/auth/signup', person));
    expect(signedUp).toEqual({ user_id: expect.any(String), msg: 'Signed up' });
    const { user_id } = signedUp as { user_id: string };
    expect(await logged(() => logIn(email, PASSWORD))).toEqual([
      { user_id, by: 'password', msg: 'Signed in' },
    ]);

    const [refused] = await logged(() => logIn(email, 'Wrong-Pass9!'));
    const account = expect.stringMatching(/^[\w-]{22}$/);
    expect(refused).toEqual({ account, by: 'password', msg: 'A sign-in was refused' });
    expect(await logged(() => logIn(email.toLowerCase(), 'Wrong-Pass8!'))).toEqual([refused]);
    const [unknown] = await logged(() => logIn('nobody@example.com', 'Wrong-Pass9!'));
    expect(unknown).toEqual({ ...refused, account });
    expect(unknown?.account).not.toBe(refused?.account);

    const passwords = passwordResets(api);
    const token = await passwords.tokenFor(email.toLowerCase());
    expect(await logged(() => passwords.reset(token))).toEqual([
      { account: refused?.account, msg: 'A password was replaced' },
    ]);
    expect(await logged(() => api.post('/api/auth/logout', {}))).toEqual([{ msg: 'Signed out' }]);
  });

  it('has the sign-ins by a provider', async () => {
    const browser = socialBrowser(api);
    const callback = await browser.choose(await browser.begin(), 'mia');
    expect(await logged(() => browser.comeBack(callback))).toEqual([
      { user_id: expect.any(String), by: 'provider', msg: 'Signed in' },
    ]);
  });
});

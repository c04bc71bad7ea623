import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { TestApi } from '../server/start-test-api';
import { cookiesOf } from './test-client';

export interface SocialAnswer {
  status: number;
  location: string;
  cookie: string;
  setCookies: string[];
}

/** Simulates a browser with cookies that signs in through an identity provider. Shop addresses resolve to the test's api. */
export function socialBrowser(api: TestApi, known = '') {
  let cookie = known;
  const here = (address: string, base = api.url) => {
    const { pathname, search } = new URL(address, base);
    return base + pathname + search;
  };

  return {
    /** Requests the callback with headers that only browsers set; returns status and location. */
    async arrive(callback: string, headers: Record<string, string>): Promise<[number, string]> {
      const sent = get(here(callback), { headers: { cookie, ...headers } });
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      return [answer.statusCode ?? 0, answer.headers.location ?? ''];
    },

    /** Starts a sign-in and returns the address that the browser is redirected to. */
    async begin(body: object = {}): Promise<URL> {
      const answer = await api.post(
        '/api/auth/social',
        { provider: 'saltbush-id', ...body },
        { headers: { cookie } },
      );
      if (!answer.ok) throw new Error(await answer.text());
      cookie = [known, cookiesOf(answer)].filter(Boolean).join('; ');
      const { data } = (await answer.json()) as { data: { url: string } };
      return new URL(data.url);
    },

    /** Selects a person on the embedded provider's page ('' cancels) and returns the callback address. */
    async choose(url: URL, person: string): Promise<string> {
      const body = new URLSearchParams({ subject: person });
      const answer = await fetch(here(url.href), { method: 'POST', redirect: 'manual', body });
      return answer.headers.get('location') ?? '';
    },

    /** Returns to the shop; `at` is the address of another api process. */
    async comeBack(
      callback: string,
      options: { withCookie?: boolean; at?: string } = {},
    ): Promise<SocialAnswer> {
      const headers: Record<string, string> = options.withCookie === false ? {} : { cookie };
      const answer = await fetch(here(callback, options.at), { redirect: 'manual', headers });
      return {
        status: answer.status,
        location: answer.headers.get('location') ?? '',
        cookie: cookiesOf(answer),
        setCookies: answer.headers.getSetCookie(),
      };
    },
  };
}

/** Returns the session identified by a Cookie header. */
// biome-ignore lint/suspicious/noExplicitAny: each test reads different fields of the response
export async function sessionOf(api: TestApi, cookie: string): Promise<any> {
  const answer = await fetch(`${api.url}/api/auth/session`, { headers: { cookie } });
  return ((await answer.json()) as { data: unknown }).data;
}

/** Signs in as a person known to the embedded provider. */
export async function signInAsPerson(api: TestApi, person: string, body: object = {}, known = '') {
  const browser = socialBrowser(api, known);
  const answer = await browser.comeBack(await browser.choose(await browser.begin(body), person));
  return { ...answer, session: await sessionOf(api, answer.cookie) };
}

import { normaliseEmail } from '@saltbush/contract';
import { APIError } from 'better-auth/api';
import type { Db } from 'mongodb';
import type { Clock } from '../../lib/clock';
import type { SignInState } from './accounts';
import type { AuthLibrary } from './auth-library';
import { ensureCustomer, findSessionId } from './store';

/** Says, without being a secret, that the browser has a sign-in: guests then cost no request. */
const HINT = 'saltbush_signed_in';
const HINT_SECONDS = 30 * 24 * 60 * 60;

const hintCookie = (isSecure: boolean, seconds: number) =>
  `${HINT}=1; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

const isRefusal = (error: unknown): boolean => error instanceof APIError && error.statusCode < 500;

/** Sign-ins of the auth library and the cookies that carry them. */
export function createSignIns(library: AuthLibrary, { db, clock }: { db: Db; clock: Clock }) {
  const isSecure = library.options.baseURL.startsWith('https:');

  /** The library's cookies, and the hint of the same age when there are any. */
  function cookiesOf(headers: Headers, seconds: number): string[] {
    const cookies = headers.getSetCookie();
    return cookies.length === 0 ? [] : [...cookies, hintCookie(isSecure, seconds)];
  }

  async function begunState(userId: string, token: string, headers: Headers): Promise<SignInState | null> {
    const sessionId = await findSessionId(db, token);
    if (!sessionId) return null;
    return { userId, sessionId, cookies: cookiesOf(headers, HINT_SECONDS) };
  }

  return {
    /** Begins a sign-in; null when e-mail and password do not belong together. */
    async begin(credentials: { email: string; password: string }): Promise<SignInState | null> {
      const body = { email: normaliseEmail(credentials.email), password: credentials.password };
      const answer = await library.api
        .signInEmail({ body, headers: new Headers(), returnHeaders: true })
        .catch((error: unknown) => {
          if (isRefusal(error)) return null;
          throw error;
        });
      if (!answer) return null;
      const { token, user } = answer.response;
      const { id, email, first_name, last_name } = user;
      await ensureCustomer(db, { _id: id, email, first_name, last_name, created_at: clock.now() });
      return begunState(id, token, answer.headers);
    },

    /** Begins a sign-in for a user whom an identity provider has vouched for. */
    async beginFor(userId: string): Promise<SignInState | null> {
      const body = { userId };
      const answer = await library.api.signInIdentified({
        body,
        headers: new Headers(),
        returnHeaders: true,
      });
      return begunState(userId, answer.response.token, answer.headers);
    },

    /** The sign-in of a Cookie header; null when there is none or it is over. */
    async find(cookie: string): Promise<SignInState | null> {
      const answer = await library.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true });
      const found = answer.response;
      if (!found) return null;
      const cookies = cookiesOf(answer.headers, HINT_SECONDS);
      return { userId: found.user.id, sessionId: found.session.id, cookies };
    },

    /** Ends the sign-in of a Cookie header, if there is one; its cookies are removed in any case. */
    async end(cookie: string): Promise<{ sessionId: string | null; cookies: string[] }> {
      const headers = new Headers({ cookie });
      const found = await library.api.getSession({ headers });
      const answer = await library.api.signOut({ headers, returnHeaders: true });
      return { sessionId: found?.session.id ?? null, cookies: cookiesOf(answer.headers, 0) };
    },
  };
}

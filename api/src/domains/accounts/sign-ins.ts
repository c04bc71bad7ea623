import { normaliseEmail } from '@saltbush/contract';
import { cookieText } from '@saltbush/contract/http';
import { APIError } from 'better-auth/api';
import type { Db } from 'mongodb';
import type { Clock } from '../../lib/clock';
import type { SignInState } from './accounts';
import type { AuthLibrary } from './auth-library';
import { ensureCustomer, findSessionId } from './store';

/** Tells scripts, without being a secret, that the browser has a sign-in, so that guests make no session request. */
const HINT = 'saltbush_signed_in';
const HINT_SECONDS = 30 * 24 * 60 * 60;

const hintCookie = (origin: string, maxAge: number) =>
  cookieText({ name: HINT, value: '1', origin, maxAge, isReadable: true });

const isRefusal = (error: unknown): boolean => error instanceof APIError && error.statusCode < 500;

/** Manages the auth library's sign-ins and the cookies that carry them. */
export function createSignIns(library: AuthLibrary, { db, clock }: { db: Db; clock: Clock }) {
  const { baseURL } = library.options;

  /** Returns the library's cookies, if any, plus the hint with the same lifetime. */
  function cookiesOf(headers: Headers, seconds: number): string[] {
    const cookies = headers.getSetCookie();
    return cookies.length === 0 ? [] : [...cookies, hintCookie(baseURL, seconds)];
  }

  async function toState(userId: string, token: string, headers: Headers): Promise<SignInState | null> {
    const sessionId = await findSessionId(db, token);
    if (!sessionId) return null;
    return { userId, sessionId, cookies: cookiesOf(headers, HINT_SECONDS) };
  }

  return {
    /** Starts a sign-in; returns null if e-mail and password do not match. */
    async begin(credentials: { email: string; password: string }): Promise<SignInState | null> {
      const body = { email: normaliseEmail(credentials.email), password: credentials.password };
      const result = await library.api
        .signInEmail({ body, headers: new Headers(), returnHeaders: true })
        .catch((error: unknown) => {
          if (isRefusal(error)) return null;
          throw error;
        });
      if (!result) return null;
      const { token, user } = result.response;
      const { id, email, first_name, last_name } = user;
      await ensureCustomer(db, { _id: id, email, first_name, last_name, created_at: clock.now() });
      return toState(id, token, result.headers);
    },

    /** Starts a sign-in for a user verified by an identity provider. */
    async beginFor(userId: string): Promise<SignInState | null> {
      const body = { userId };
      const result = await library.api.signInIdentified({
        body,
        headers: new Headers(),
        returnHeaders: true,
      });
      return toState(userId, result.response.token, result.headers);
    },

    /** Returns the sign-in in a Cookie header, or null if there is none or it has expired. */
    async find(cookie: string): Promise<SignInState | null> {
      const result = await library.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true });
      const found = result.response;
      if (!found) return null;
      const cookies = cookiesOf(result.headers, HINT_SECONDS);
      return { userId: found.user.id, sessionId: found.session.id, cookies };
    },

    /** Ends the sign-in in a Cookie header, if any; its cookies are cleared in any case. */
    async end(cookie: string): Promise<string[]> {
      const result = await library.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      return cookiesOf(result.headers, 0);
    },
  };
}

import { normaliseEmail } from '@saltbush/contract';
import { cookieText } from '@saltbush/contract/http';
import { APIError } from 'better-auth/api';
import type { Db } from 'mongodb';
import type { Clock } from '../../lib/clock';
import type { AuthLibrary } from './auth-library';
import { forgottenCookies } from './personal-cookies';
import { clientHeaders, type SignInClient } from './profile/sign-in-client';
import type { SignInState } from './signed-in';
import { beginUse, deleteSession, ensureCustomer, isRunning } from './store';

/** Tells scripts, without being a secret, that the browser has a sign-in, so that guests make no session request. */
const HINT = 'saltbush_signed_in';
const HINT_SECONDS = 30 * 24 * 60 * 60;

const hintCookie = (origin: string, maxAge: number) =>
  cookieText({ name: HINT, value: '1', origin, maxAge, isReadable: true });

/** The library hides the database's errors in its own. Repeats a plain command, so that an outage is known as one. */
async function revealOutage(db: Db, error: unknown): Promise<never> {
  if (error instanceof APIError && error.statusCode >= 500) await db.command({ ping: 1 });
  throw error;
}

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
    const sessionId = await beginUse(db, token, clock.now());
    if (!sessionId) return null;
    return { userId, sessionId, cookies: cookiesOf(headers, HINT_SECONDS) };
  }

  /** Returns the sign-in in a Cookie header, or null if there is none, or it has expired or lasted too long. */
  async function find(cookie: string): Promise<SignInState | null> {
    const result = await library.api
      .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
      .catch((error: unknown) => revealOutage(db, error));
    const found = result.response;
    if (!found || !isRunning(found.session)) return null;
    const cookies = cookiesOf(result.headers, HINT_SECONDS);
    return { userId: found.user.id, sessionId: found.session.id, cookies };
  }

  return {
    /** Starts a sign-in; returns null if e-mail and password do not match. */
    async begin(
      credentials: { email: string; password: string },
      client: SignInClient,
    ): Promise<SignInState | null> {
      const body = { email: normaliseEmail(credentials.email), password: credentials.password };
      const result = await library.api
        .signInEmail({ body, headers: clientHeaders(client), returnHeaders: true })
        .catch((error: unknown) => {
          if (isRefusal(error)) return null;
          return revealOutage(db, error);
        });
      if (!result) return null;
      const { token, user } = result.response;
      const { id, email, first_name, last_name } = user;
      await ensureCustomer(db, { _id: id, email, first_name, last_name, created_at: clock.now() });
      return toState(id, token, result.headers);
    },

    /** Starts a sign-in for a user verified by an identity provider. */
    async beginFor(userId: string, client: SignInClient): Promise<SignInState | null> {
      const body = { userId };
      const result = await library.api
        .signInIdentified({ body, headers: clientHeaders(client), returnHeaders: true })
        .catch((error: unknown) => revealOutage(db, error));
      return toState(userId, result.response.token, result.headers);
    },

    find,

    /** Ends the sign-in that a browser had before it signed in anew. */
    async endEarlier(cookie: string | undefined): Promise<void> {
      const earlier = cookie ? await find(cookie) : null;
      if (earlier) await deleteSession(db, earlier.sessionId);
    },

    /** Ends the sign-in in a Cookie header, if any, and clears its cookies. Throws if it cannot be ended. */
    async end(cookie: string): Promise<string[]> {
      const found = await find(cookie);
      // The library ignores a failed deletion.
      if (found) await deleteSession(db, found.sessionId);
      const result = await library.api.signOut({ headers: new Headers({ cookie }), returnHeaders: true });
      return [...cookiesOf(result.headers, 0), ...forgottenCookies()];
    },
  };
}

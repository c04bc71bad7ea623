import type { RequestUser } from '../../../lib/context';
import { unauthenticated } from '../../../lib/errors';
import { BEARER_MS, type BearerClaims, type createBearerSigner } from '../bearer';
import type { SignedIn, SignInState } from '../signed-in';
import { findCustomer } from '../store';
import {
  clearedImpersonationCookie,
  impersonationCookie,
  readImpersonationToken,
} from './impersonation-cookie';
import type { ImpersonationDocument } from './impersonation-store';
import {
  createImpersonations,
  type ImpersonationOptions,
  type ImpersonationStart,
  requestImpersonation,
} from './impersonations';

interface Options extends ImpersonationOptions {
  publicOrigin: string;
  bearers: ReturnType<typeof createBearerSigner>;
  signIns: { find(cookie: string): Promise<SignInState | null> };
}

/** Issues bearers and cookies for impersonated sessions. The cookie is valid only with the staff sign-in cookie. */
export function createImpersonatedSignIns(options: Options) {
  const { db, clock, bearers, signIns } = options;
  const sessions = createImpersonations(options);
  const { publicOrigin } = options;

  async function grant(session: ImpersonationDocument, cookies: string[]): Promise<SignedIn> {
    const customer = await findCustomer(db, session.customer_id);
    if (!customer) throw unauthenticated();
    const expiresAt = Math.min(clock.now().getTime() + BEARER_MS, session.expires_at.getTime());
    const standing = { role: 'customer', waitingRole: null } as const;
    const claims = { userId: customer._id, sessionId: session.session_id, expiresAt };
    const token = bearers.sign({ ...claims, isImpersonation: true });
    const impersonation = requestImpersonation(session);
    return { token, expiresAt: new Date(expiresAt), customer, standing, cookies, impersonation };
  }

  /** Returns the active session in a Cookie header that belongs to the header's sign-in. */
  async function sessionOf(
    cookie: string,
    signIn: SignInState | null,
  ): Promise<ImpersonationDocument | null> {
    const token = readImpersonationToken(cookie);
    const session = token && signIn && (await sessions.findByToken(token));
    return session && session._id === signIn?.sessionId ? session : null;
  }

  async function ofCookie(cookie: string | undefined): Promise<ImpersonationDocument | null> {
    if (!cookie || !readImpersonationToken(cookie)) return null;
    return sessionOf(cookie, await signIns.find(cookie));
  }

  return {
    /** Returns the active session in a Cookie header, or null. */
    ofCookie,

    /** Starts a session as a customer. Throws `FORBIDDEN`, `INVALID_INPUT`, `NOT_FOUND` or `CONFLICT`. */
    async begin(start: ImpersonationStart): Promise<SignedIn> {
      const { session, token } = await sessions.start(start);
      return grant(session, [impersonationCookie(token, publicOrigin)]);
    },

    /** Issues a new bearer if the header's sign-in has an active session; otherwise returns null. */
    async renew(cookie: string | undefined, signIn: SignInState | null): Promise<SignedIn | null> {
      const session = cookie && (await sessionOf(cookie, signIn));
      return session ? grant(session, signIn?.cookies ?? []) : null;
    },

    /** Ends the session in a Cookie header. Returns the `Set-Cookie` headers to clear it; null if there is none. */
    async end(cookie: string | undefined): Promise<string[] | null> {
      const session = await ofCookie(cookie);
      if (!session) return null;
      await sessions.end(session.session_id);
      return [clearedImpersonationCookie(publicOrigin)];
    },

    endById: sessions.end,

    /**
     * Returns the customer a bearer belongs to. Throws `UNAUTHENTICATED` if the session has ended, staff have lost the
     * permission, or the customer no longer exists.
     */
    async userOf({ userId, sessionId }: BearerClaims): Promise<RequestUser> {
      const [session, customer] = await Promise.all([sessions.find(sessionId), findCustomer(db, userId)]);
      if (!session || !customer) throw unauthenticated();
      return { id: userId, role: 'customer', sessionId, impersonation: requestImpersonation(session) };
    },
  };
}

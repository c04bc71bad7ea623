import { readRole } from '@saltbush/contract';
import type { RequestUser } from '../../../lib/context';
import { unauthenticated } from '../../../lib/errors';
import { BEARER_MS, type BearerClaims, type createBearerSigner } from '../bearer';
import type { SignedIn, SignInState } from '../signed-in';
import { findCustomer } from '../store';
import { impersonationCookie, noImpersonationCookie, readImpersonationToken } from './impersonation-cookie';
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

/** Bearers and cookies of impersonated sessions. The cookie counts only beside that of the staff's own sign-in. */
export function createImpersonatedSignIns(options: Options) {
  const { db, clock, bearers, signIns } = options;
  const sessions = createImpersonations(options);
  const isSecure = options.publicOrigin.startsWith('https:');

  async function grant(session: ImpersonationDocument, cookies: string[]): Promise<SignedIn> {
    const customer = await findCustomer(db, session.customer_id);
    if (!customer) throw unauthenticated();
    const over = Math.min(clock.now().getTime() + BEARER_MS, session.expires_at.getTime());
    const claims = {
      userId: customer._id,
      sessionId: session.session_id,
      role: 'customer',
      expiresAt: over,
    } as const;
    const token = bearers.sign({ ...claims, isImpersonation: true });
    const impersonation = requestImpersonation(session);
    return { token, expiresAt: new Date(over), customer, cookies, impersonation };
  }

  /** The running session of a Cookie header, given the sign-in of the same header. */
  async function beside(cookie: string, signIn: SignInState | null): Promise<ImpersonationDocument | null> {
    const token = readImpersonationToken(cookie);
    const session = token && signIn && (await sessions.findByToken(token));
    return session && session._id === signIn?.sessionId ? session : null;
  }

  async function ofCookie(cookie: string | undefined): Promise<ImpersonationDocument | null> {
    if (!cookie || !readImpersonationToken(cookie)) return null;
    return beside(cookie, await signIns.find(cookie));
  }

  return {
    /** The running session of a Cookie header; null when there is none. */
    ofCookie,

    /** Begins a session as a customer. Raises FORBIDDEN, INVALID_INPUT, NOT_FOUND and CONFLICT. */
    async begin(start: ImpersonationStart): Promise<SignedIn> {
      const { session, token } = await sessions.start(start);
      return grant(session, [impersonationCookie(token, isSecure)]);
    },

    /** A new bearer when the header's sign-in has a running session; null when it has none. */
    async renew(cookie: string | undefined, signIn: SignInState | null): Promise<SignedIn | null> {
      const session = cookie && (await beside(cookie, signIn));
      return session ? grant(session, signIn?.cookies ?? []) : null;
    },

    /** Ends the session of a Cookie header and answers the Set-Cookie headers for it; null when there is none. */
    async end(cookie: string | undefined): Promise<string[] | null> {
      const session = await ofCookie(cookie);
      if (!session) return null;
      await sessions.end(session.session_id);
      return [noImpersonationCookie(isSecure)];
    },

    endById: sessions.end,

    /** Whose bearer it is. Raises UNAUTHENTICATED when the session has ended. */
    async userOf({ userId, sessionId, role }: BearerClaims): Promise<RequestUser> {
      const session = await sessions.find(sessionId);
      if (!session) throw unauthenticated();
      return { id: userId, role: readRole(role), sessionId, impersonation: requestImpersonation(session) };
    },
  };
}

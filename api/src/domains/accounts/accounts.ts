import { normaliseEmail, readRole, type SignUpInput, signUpErrors } from '@saltbush/contract';
import { LRUCache } from 'lru-cache';
import type { Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock';
import type { RequestUser } from '../../lib/context';
import { BusinessError, invalidInput, unauthenticated } from '../../lib/errors';
import type { FieldCipher } from '../../lib/field-cipher';
import { createAuthLibrary } from './auth-library';
import { BEARER_MS, createBearerSigner } from './bearer';
import { createUserMaker } from './create-user';
import { createImpersonatedSignIns } from './impersonation/impersonated-sign-ins';
import { createPasswordResets } from './passwords/password-resets';
import { createSignIns } from './sign-ins';
import type { SignedIn, SignInState } from './signed-in';
import type { Identity } from './social/identity';
import { createIdentityLinks } from './social/link-identity';
import { deleteSession, findCustomer, isSessionLive } from './store';
import { sendWelcome } from './welcome';

export interface AccountsOptions {
  db: Db;
  client: MongoClient;
  clock: Clock;
  log: Logger;
  cipher: FieldCipher;
  authSecret: string;
  publicOrigin: string;
}

export type { SignedIn, SignInState } from './signed-in';

/** How long another process may still accept the bearer of a sign-in that was ended. */
const LIVENESS_MS = 10_000;
const MAX_KNOWN_SESSIONS = 20_000;

const wrongCredentials = () => new BusinessError('WRONG_CREDENTIALS');

export type Accounts = ReturnType<typeof createAccounts>;

/** Sign-up, sign-in, sign-out, and who a bearer belongs to. */
export function createAccounts(options: AccountsOptions) {
  const { db, clock, authSecret } = options;
  const library = createAuthLibrary({ ...options, secret: authSecret });
  const createUser = createUserMaker(library, { db, clock });
  const signIns = createSignIns(library, { db, clock });
  const ownerOf = createIdentityLinks(library, options);
  const resets = createPasswordResets(library, options);
  const bearers = createBearerSigner(authSecret);
  const liveSessions = new LRUCache<string, true>({ max: MAX_KNOWN_SESSIONS, ttl: LIVENESS_MS });

  async function grant({ userId, sessionId, cookies }: SignInState): Promise<SignedIn> {
    const customer = await findCustomer(db, userId);
    if (!customer) throw unauthenticated();
    const expiresAt = new Date(clock.now().getTime() + BEARER_MS);
    const claims = { userId, sessionId, role: readRole(customer.role), expiresAt: expiresAt.getTime() };
    return { token: bearers.sign(claims), expiresAt, customer, cookies };
  }

  async function isLive(sessionId: string): Promise<boolean> {
    if (liveSessions.has(sessionId)) return true;
    const isKnown = await isSessionLive(db, sessionId);
    if (isKnown) liveSessions.set(sessionId, true);
    return isKnown;
  }

  const impersonated = createImpersonatedSignIns({ ...options, bearers, signIns, isLive });

  return {
    /** Makes a user of any role: for the sample shop. Raises EMAIL_TAKEN. */
    createUser,

    /** Creates a customer's account and greets its owner. Raises INVALID_INPUT with the message of each field, or EMAIL_TAKEN. */
    async signUp(input: SignUpInput): Promise<string> {
      const errors = signUpErrors(input);
      if (Object.keys(errors).length > 0) throw invalidInput(errors);
      const { email, password } = input;
      const [first_name, last_name] = [input.firstName.trim(), input.lastName.trim()];
      const id = await createUser({ first_name, last_name, email, password, role: 'customer' });
      await sendWelcome(options, { id, email: normaliseEmail(email), firstName: first_name });
      return id;
    },

    /** Begins a sign-in. Raises WRONG_CREDENTIALS, which does not tell what was wrong. */
    async signIn(credentials: { email: string; password: string }): Promise<SignedIn> {
      const begun = await signIns.begin(credentials);
      if (!begun) throw wrongCredentials();
      return grant(begun);
    },

    /** Begins a sign-in for an identity that a provider has vouched for. Raises SocialSignInError. */
    async signInAs(identity: Identity): Promise<SignedIn> {
      const { userId, isNew, endedSessions } = await ownerOf(identity);
      for (const id of endedSessions) liveSessions.delete(id);
      const begun = await signIns.beginFor(userId);
      if (!begun) throw unauthenticated();
      const { email, first_name: firstName } = identity;
      if (isNew) await sendWelcome(options, { id: userId, email, firstName });
      return grant(begun);
    },

    /** A new bearer for the sign-in of the cookies; null when there is none or it is over. */
    async renew(cookie: string | undefined): Promise<SignedIn | null> {
      const found = cookie ? await signIns.find(cookie) : null;
      return (await impersonated.renew(cookie, found)) ?? (found && grant(found));
    },

    /** Begins a session in which staff act as a customer; raises the errors of `ImpersonatedSignIns.begin`. */
    impersonate: impersonated.begin,

    /** The impersonated session of the cookies; null when there is none. */
    impersonationOf: impersonated.ofCookie,

    /**
     * Ends the sign-in of the cookies, or only the impersonated session that runs on it; answers the Set-Cookie headers
     * that remove them.
     */
    async signOut(cookie: string | undefined): Promise<string[]> {
      const exited = await impersonated.end(cookie);
      if (exited) return exited;
      const { sessionId, cookies } = await signIns.end(cookie ?? '');
      if (sessionId) liveSessions.delete(sessionId);
      return cookies;
    },

    /** Ends a sign-in or an impersonated session by its id. */
    async endSession(sessionId: string): Promise<void> {
      await Promise.all([deleteSession(db, sessionId), impersonated.endById(sessionId)]);
      liveSessions.delete(sessionId);
    },

    /** Sends a one-time link for a new password to the owner of the address, if there is one. */
    requestPasswordReset: resets.request,

    /** Sets the password by a link and ends every sign-in; answers whose e-mail. Raises RESET_LINK_INVALID. */
    async resetPassword(input: { token: string; password: string }): Promise<string> {
      const { email, endedSessions } = await resets.reset(input);
      for (const id of endedSessions) liveSessions.delete(id);
      return email;
    },

    /** @returns first and last name of a user, an empty text when nobody has the id */
    async nameOf(userId: string): Promise<string> {
      const person = await findCustomer(db, userId);
      return person ? `${person.first_name} ${person.last_name}` : '';
    },

    /** Whose bearer it is. Raises UNAUTHENTICATED when it is no bearer of ours, is over, or its sign-in was ended. */
    async verifyBearer(token: string): Promise<RequestUser> {
      const claims = bearers.verify(token, clock.now());
      if (claims?.isImpersonation) return impersonated.userOf(claims);
      if (!claims || !(await isLive(claims.sessionId))) throw unauthenticated();
      return { id: claims.userId, role: readRole(claims.role), sessionId: claims.sessionId };
    },
  };
}

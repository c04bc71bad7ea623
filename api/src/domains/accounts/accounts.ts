import { isStaffRole } from '@saltbush/contract';
import type { RequestUser } from '../../lib/context';
import { BusinessError, unauthenticated } from '../../lib/errors';
import type { AccountsOptions } from './accounts-options';
import { createKnownDevices } from './attempts/known-device';
import { createAuthLibrary } from './auth-library';
import { BEARER_MS, createBearerSigner } from './bearer';
import { createUserFactory } from './create-user';
import { noteUse } from './idle/idle-store';
import { createImpersonatedSignIns } from './impersonation/impersonated-sign-ins';
import { acceptInvitation } from './members/invitations';
import { createEmailClaims } from './ownership/claim-email';
import { sendWelcome } from './ownership/welcome';
import { createOwnPasswords } from './passwords/own-password';
import { createPasswordResets } from './passwords/password-resets';
import type { SignInClient } from './profile/sign-in-client';
import { createSignIns } from './sign-ins';
import { createSignUp } from './sign-up';
import type { SignedIn, SignInState } from './signed-in';
import type { Identity } from './social/identity';
import { createIdentityLinks } from './social/link-identity';
import { createStandings } from './standings';
import { deleteSession, findCustomer } from './store';

const wrongCredentials = () => new BusinessError('WRONG_CREDENTIALS');

export type Accounts = ReturnType<typeof createAccounts>;

/** Creates the service for sign-up, sign-in, sign-out and bearer verification. */
export function createAccounts(options: AccountsOptions) {
  const { db, clock, authSecret } = options;
  const library = createAuthLibrary({ ...options, secret: authSecret });
  const createUser = createUserFactory(library, { db, clock });
  const signIns = createSignIns(library, { db, clock });
  const devices = createKnownDevices({ secret: authSecret, origin: options.publicOrigin });
  const emailClaims = createEmailClaims({ ...options, devices });
  const ownerOf = createIdentityLinks(library, { ...options, emailClaims });
  const resets = createPasswordResets(library, { ...options, emailClaims });
  const bearers = createBearerSigner(authSecret);
  const standingOf = createStandings(options);
  const memberServices = { ...options, config: { publicOrigin: options.publicOrigin } };

  async function grant({ userId, sessionId, cookies }: SignInState): Promise<SignedIn> {
    const customer = await findCustomer(db, userId);
    if (!customer) throw unauthenticated();
    await acceptInvitation(memberServices, customer);
    const standing = await standingOf({ userId, sessionId });
    if (!standing) throw unauthenticated();
    const expiresAt = new Date(clock.now().getTime() + BEARER_MS);
    const claims = { userId, sessionId, expiresAt: expiresAt.getTime() };
    return { token: bearers.sign(claims), expiresAt, customer, standing, cookies };
  }

  const impersonated = createImpersonatedSignIns({ ...options, bearers, signIns, standingOf });

  return {
    /** Recognises browsers that have signed in before. */
    devices,

    /** Checks and hashes passwords of accounts. */
    passwords: createOwnPasswords(library, { db }),

    /** Creates a user with any role, for the sample shop. Throws `EMAIL_TAKEN`. */
    createUser,

    signUp: createSignUp(createUser, options),

    /** Starts a sign-in. Throws `WRONG_CREDENTIALS`, which does not reveal whether e-mail or password was wrong. */
    async signIn(
      credentials: { email: string; password: string },
      client: SignInClient = {},
    ): Promise<SignedIn> {
      const signIn = await signIns.begin(credentials, client);
      if (!signIn) throw wrongCredentials();
      return grant(signIn);
    },

    /** Starts a sign-in for an identity verified by a provider, in a browser with this Cookie header. Throws `SocialSignInError`. */
    async signInAs(
      identity: Identity,
      cookie: string | undefined,
      client: SignInClient = {},
    ): Promise<SignedIn> {
      const { userId, isNew } = await ownerOf(identity, cookie);
      const signIn = await signIns.beginFor(userId, client);
      if (!signIn) throw unauthenticated();
      const { email, first_name: firstName } = identity;
      if (isNew) await sendWelcome(options, { id: userId, email, firstName, isConfirmed: true });
      return grant(signIn);
    },

    /** Confirms the e-mail of a mailed token in a browser with this Cookie header, if it has signed in to the account. */
    confirmEmail: emailClaims.confirm,

    /** Issues a new bearer for the sign-in in the cookies; returns null if there is none or it has expired. */
    async renew(cookie: string | undefined): Promise<SignedIn | null> {
      const found = cookie ? await signIns.find(cookie) : null;
      if (!found || !(await standingOf(found))) return null;
      return (await impersonated.renew(cookie, found)) ?? grant(found);
    },

    /** Notes that a person uses the sign-in in the cookies; returns false if it has ended. */
    async noteUse(cookie: string | undefined): Promise<boolean> {
      const found = cookie ? await signIns.find(cookie) : null;
      const standing = found && (await standingOf(found));
      if (!standing) return false;
      const isOfStaff = isStaffRole(standing.role) || standing.waitingRole !== null;
      if (isOfStaff) await noteUse(db, found.sessionId, clock.now());
      return true;
    },

    isSecondFactorRequired: options.isSecondFactorRequired,

    /** Starts a session in which staff act as a customer. Throws the errors of `ImpersonatedSignIns.begin`. */
    impersonate: impersonated.begin,

    /** Returns the impersonated session in the cookies, or null if there is none. */
    impersonationOf: impersonated.ofCookie,

    /** Ends the sign-in in the cookies or an impersonated session on top of it; returns the cleared cookies. */
    async signOut(cookie: string | undefined): Promise<string[]> {
      const exited = await impersonated.end(cookie);
      if (exited) return exited;
      return signIns.end(cookie ?? '');
    },

    /** Ends the sign-in that a browser had before it signed in anew. */
    endEarlier: signIns.endEarlier,

    /** Ends a sign-in or impersonated session by id. */
    async endSession(sessionId: string): Promise<void> {
      await Promise.all([deleteSession(db, sessionId), impersonated.endById(sessionId)]);
    },

    /** Notes that somebody has asked for a link to set a new password. */
    requestPasswordReset: resets.request,

    /** E-mails one-time links to those who asked and have an account. */
    sendRequestedResets: resets.sendRequested,

    /**
     * Sets a new password with a reset link and ends every sign-in of the account.
     * @returns the account's e-mail
     * @throws {BusinessError} `INVALID_INPUT` or `RESET_LINK_INVALID`
     */
    resetPassword: resets.reset,

    /** @returns the user's first and last name, or an empty string for an unknown id */
    async nameOf(userId: string): Promise<string> {
      const person = await findCustomer(db, userId);
      return person ? `${person.first_name} ${person.last_name}` : '';
    },

    /**
     * Reads the sign-in and the role as they are now: two reads by id, for each request with a bearer.
     * @returns the bearer's user
     * @throws UNAUTHENTICATED if it is invalid or expired, or its sign-in or account has ended
     */
    async verifyBearer(token: string): Promise<RequestUser> {
      const claims = bearers.verify(token, clock.now());
      if (claims?.isImpersonation) return impersonated.userOf(claims);
      const standing = claims && (await standingOf(claims));
      if (!claims || !standing) throw unauthenticated();
      const { role, waitingRole } = standing;
      return { id: claims.userId, role, sessionId: claims.sessionId, ...(waitingRole && { waitingRole }) };
    },
  };
}

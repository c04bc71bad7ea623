import { normaliseEmail, type SignUpInput, signUpErrors } from '@saltbush/contract';
import type { Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock';
import type { RequestUser } from '../../lib/context';
import { BusinessError, invalidInput, unauthenticated } from '../../lib/errors';
import type { FieldCipher } from '../../lib/field-cipher';
import { createKnownDevices } from './attempts/known-device';
import { createAuthLibrary, type PasswordHashing } from './auth-library';
import { BEARER_MS, createBearerSigner } from './bearer';
import { createUserFactory } from './create-user';
import { createImpersonatedSignIns } from './impersonation/impersonated-sign-ins';
import { createPasswordResets } from './passwords/password-resets';
import { createSignIns } from './sign-ins';
import type { SignedIn, SignInState } from './signed-in';
import type { Identity } from './social/identity';
import { createIdentityLinks } from './social/link-identity';
import { createStandings } from './standings';
import { deleteSession, findCustomer } from './store';
import { sendWelcome } from './welcome';

export interface AccountsOptions {
  db: Db;
  client: MongoClient;
  clock: Clock;
  log: Logger;
  cipher: FieldCipher;
  authSecret: string;
  publicOrigin: string;
  /** How passwords are stored; by default with scrypt at its full cost. */
  passwords?: PasswordHashing;
}

const wrongCredentials = () => new BusinessError('WRONG_CREDENTIALS');

export type Accounts = ReturnType<typeof createAccounts>;

/** Creates the service for sign-up, sign-in, sign-out and bearer verification. */
export function createAccounts(options: AccountsOptions) {
  const { db, clock, authSecret } = options;
  const library = createAuthLibrary({ ...options, secret: authSecret });
  const createUser = createUserFactory(library, { db, clock });
  const signIns = createSignIns(library, { db, clock });
  const ownerOf = createIdentityLinks(library, options);
  const resets = createPasswordResets(library, options);
  const bearers = createBearerSigner(authSecret);
  const roleNow = createStandings(db);

  async function grant({ userId, sessionId, cookies }: SignInState): Promise<SignedIn> {
    const customer = await findCustomer(db, userId);
    if (!customer) throw unauthenticated();
    const expiresAt = new Date(clock.now().getTime() + BEARER_MS);
    const claims = { userId, sessionId, expiresAt: expiresAt.getTime() };
    return { token: bearers.sign(claims), expiresAt, customer, cookies };
  }

  const impersonated = createImpersonatedSignIns({ ...options, bearers, signIns });

  return {
    /** Recognises browsers that have signed in before. */
    devices: createKnownDevices({ secret: authSecret, origin: options.publicOrigin }),

    /** Creates a user with any role, for the sample shop. Throws `EMAIL_TAKEN`. */
    createUser,

    /**
     * Creates a customer account and sends the welcome e-mail.
     * @throws {BusinessError} `INVALID_INPUT` with a message per field, or `EMAIL_TAKEN`
     */
    async signUp(input: SignUpInput): Promise<string> {
      const errors = signUpErrors(input);
      if (Object.keys(errors).length > 0) throw invalidInput(errors);
      const { email, password } = input;
      const [first_name, last_name] = [input.firstName.trim(), input.lastName.trim()];
      const id = await createUser({ first_name, last_name, email, password, role: 'customer' });
      await sendWelcome(options, { id, email: normaliseEmail(email), firstName: first_name });
      return id;
    },

    /** Starts a sign-in. Throws `WRONG_CREDENTIALS`, which does not reveal whether e-mail or password was wrong. */
    async signIn(credentials: { email: string; password: string }): Promise<SignedIn> {
      const signIn = await signIns.begin(credentials);
      if (!signIn) throw wrongCredentials();
      return grant(signIn);
    },

    /** Starts a sign-in for an identity verified by a provider. Throws `SocialSignInError`. */
    async signInAs(identity: Identity): Promise<SignedIn> {
      const { userId, isNew } = await ownerOf(identity);
      const signIn = await signIns.beginFor(userId);
      if (!signIn) throw unauthenticated();
      const { email, first_name: firstName } = identity;
      if (isNew) await sendWelcome(options, { id: userId, email, firstName });
      return grant(signIn);
    },

    /** Issues a new bearer for the sign-in in the cookies; returns null if there is none or it has expired. */
    async renew(cookie: string | undefined): Promise<SignedIn | null> {
      const found = cookie ? await signIns.find(cookie) : null;
      return (await impersonated.renew(cookie, found)) ?? (found && grant(found));
    },

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
      const role = claims && (await roleNow(claims));
      if (!claims || !role) throw unauthenticated();
      return { id: claims.userId, role, sessionId: claims.sessionId };
    },
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { type ClientSession, type Db, type MongoClient, MongoError } from 'mongodb';
import type { Clock } from '../../../lib/clock';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import type { FieldCipher } from '../../../lib/field-cipher';
import { enqueueMail } from '../../mail';
import type { AuthLibrary } from '../auth-library';
import { deleteSessionsOf } from '../passwords/reset-store';
import { ensureCustomer, findUserId } from '../store';
import { type Identity, SocialSignInError } from './identity';
import { deletePassword, findUserOfIdentity, insertIdentity, markEmailVerified } from './store';

export interface LinkOptions {
  db: Db;
  client: MongoClient;
  clock: Clock;
  cipher: FieldCipher;
}

/** The account of an identity. */
export interface IdentityOwner {
  userId: string;
  isNew: boolean;
  /** Sign-ins that were ended, because whoever began them never proved the e-mail. */
  endedSessions: string[];
}

/** Two first sign-ins at once meet in the database: the slower one comes again and finds the other's account. */
const RETRY_MS = [20, 60, 150];

const metAnother = (error: unknown): boolean =>
  error instanceof MongoError && (isDuplicateKey(error) || error.hasErrorLabel('TransientTransactionError'));

/** Finds or makes the account that an identity signs in to. */
export function createIdentityLinks(library: AuthLibrary, options: LinkOptions) {
  const { db, client, clock } = options;

  /** Makes a user without a password. */
  async function create(identity: Identity): Promise<IdentityOwner> {
    const { issuer, subject, email, first_name, last_name } = identity;
    const { internalAdapter } = await library.$context;
    const name = `${first_name} ${last_name}`.trim();
    const user = { email, emailVerified: true, name, first_name, last_name };
    const made = await internalAdapter.createOAuthUser(user, { providerId: issuer, accountId: subject });
    return { userId: made.user.id, isNew: true, endedSessions: [] };
  }

  /**
   * An account can be made with somebody else's e-mail, to lie in wait: whoever proves the e-mail first owns it, and
   * the password and sign-ins from before are ended.
   */
  async function secure(userId: string, identity: Identity, session: ClientSession): Promise<string[]> {
    if (!(await markEmailVerified(db, userId, session))) return [];
    const endedSessions = await deleteSessionsOf(db, userId, session);
    if (await deletePassword(db, userId, session)) {
      const mail = { id: `password_removed:${userId}`, to: identity.email } as const;
      const data = { firstName: identity.first_name };
      await enqueueMail(options, { ...mail, template: 'password_removed', data }, session);
    }
    return endedSessions;
  }

  const link = (userId: string, identity: Identity): Promise<IdentityOwner> =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        await insertIdentity(db, { userId, identity, now: clock.now() }, session);
        return { userId, isNew: false, endedSessions: await secure(userId, identity, session) };
      }),
    );

  async function findOrMake(identity: Identity): Promise<IdentityOwner> {
    const known = await findUserOfIdentity(db, identity);
    if (known) return { userId: known, isNew: false, endedSessions: [] };
    if (identity.email === '' || !identity.isEmailVerified) throw new SocialSignInError('unverified');
    const sameEmail = await findUserId(db, identity.email);
    return sameEmail ? link(sameEmail, identity) : create(identity);
  }

  async function findOrMakeOnce(identity: Identity): Promise<IdentityOwner> {
    for (const ms of RETRY_MS) {
      try {
        return await findOrMake(identity);
      } catch (error) {
        if (!metAnother(error)) throw error;
        await delay(ms);
      }
    }
    return findOrMake(identity);
  }

  /** The account of an identity: the one it is linked to, the one with the same verified e-mail, or a new one. */
  return async function ownerOf(identity: Identity): Promise<IdentityOwner> {
    const owner = await findOrMakeOnce(identity);
    const { email, first_name, last_name } = identity;
    const customer = { _id: owner.userId, email, first_name, last_name, created_at: clock.now() };
    // Also after an attempt that ended between making the user and this.
    await ensureCustomer(db, customer);
    return owner;
  };
}

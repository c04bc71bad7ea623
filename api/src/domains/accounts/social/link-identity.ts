import { setTimeout as delay } from 'node:timers/promises';
import { type ClientSession, type Db, type MongoClient, MongoError } from 'mongodb';
import type { Clock } from '../../../lib/clock';
import { inTransaction } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import type { FieldCipher } from '../../../lib/field-cipher';
import { enqueueMail } from '../../mail';
import type { AuthLibrary } from '../auth-library';
import { deleteSessionsOf } from '../passwords/credential-store';
import { ensureCustomer, findUserId } from '../store';
import { type Identity, SocialSignInError } from './identity';
import { deletePassword, findUserOfIdentity, insertIdentity, markEmailVerified } from './store';

export interface LinkOptions {
  db: Db;
  client: MongoClient;
  clock: Clock;
  cipher: FieldCipher;
}

/** The account an identity belongs to. */
export interface IdentityOwner {
  userId: string;
  isNew: boolean;
}

/** Concurrent first sign-ins collide in the database: the slower one retries and finds the other's account. */
const RETRY_MS = [20, 60, 150];

const isWriteConflict = (error: unknown): boolean =>
  error instanceof MongoError && (isDuplicateKey(error) || error.hasErrorLabel('TransientTransactionError'));

/** Returns a function that finds or creates the account for an identity. */
export function createIdentityLinks(library: AuthLibrary, options: LinkOptions) {
  const { db, clock } = options;

  /** Creates a user without a password. */
  async function create(identity: Identity): Promise<IdentityOwner> {
    const { issuer, subject, email, first_name, last_name } = identity;
    const { internalAdapter } = await library.$context;
    const name = `${first_name} ${last_name}`.trim();
    const user = { email, emailVerified: true, name, first_name, last_name };
    const created = await internalAdapter.createOAuthUser(user, { providerId: issuer, accountId: subject });
    return { userId: created.user.id, isNew: true };
  }

  /**
   * Whoever verifies the e-mail first owns the account. Its earlier password and sign-ins are removed, because anyone
   * could have created the account with someone else's e-mail beforehand.
   */
  async function revokeUnverifiedAccess(
    userId: string,
    identity: Identity,
    session: ClientSession,
  ): Promise<void> {
    if (!(await markEmailVerified(db, userId, session))) return;
    await deleteSessionsOf(db, userId, session);
    if (await deletePassword(db, userId, session)) {
      const mail = { id: `password_removed:${userId}`, to: identity.email } as const;
      const data = { firstName: identity.first_name };
      await enqueueMail(options, { ...mail, template: 'password_removed', data }, session);
    }
  }

  const link = (userId: string, identity: Identity): Promise<IdentityOwner> =>
    inTransaction(options, async (session) => {
      await insertIdentity(db, { userId, identity, now: clock.now() }, session);
      await revokeUnverifiedAccess(userId, identity, session);
      return { userId, isNew: false };
    });

  async function findOrCreate(identity: Identity): Promise<IdentityOwner> {
    const existing = await findUserOfIdentity(db, identity);
    if (existing) return { userId: existing, isNew: false };
    if (identity.email === '' || !identity.isEmailVerified) throw new SocialSignInError('unverified');
    const sameEmail = await findUserId(db, identity.email);
    return sameEmail ? link(sameEmail, identity) : create(identity);
  }

  async function findOrCreateOnce(identity: Identity): Promise<IdentityOwner> {
    for (const ms of RETRY_MS) {
      try {
        return await findOrCreate(identity);
      } catch (error) {
        if (!isWriteConflict(error)) throw error;
        await delay(ms);
      }
    }
    return findOrCreate(identity);
  }

  /** Returns the linked account, else the account with the same verified e-mail, else a new one. */
  return async function ownerOf(identity: Identity): Promise<IdentityOwner> {
    const owner = await findOrCreateOnce(identity);
    const { email, first_name, last_name } = identity;
    const customer = { _id: owner.userId, email, first_name, last_name, created_at: clock.now() };
    // Also repairs an earlier attempt that failed after creating the user.
    await ensureCustomer(db, customer);
    return owner;
  };
}

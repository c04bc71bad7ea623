import { setTimeout as delay } from 'node:timers/promises';
import { type Db, type MongoClient, MongoError } from 'mongodb';
import type { Clock } from '../../../lib/clock';
import { inTransaction } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { WriteConflict } from '../../../lib/write-conflict';
import type { AuthLibrary } from '../auth-library';
import type { EmailClaims } from '../ownership/claim-email';
import { ensureCustomer, findUserId } from '../store';
import { type Identity, SocialSignInError } from './identity';
import { findUserOfIdentity, insertIdentity } from './store';

export interface LinkOptions {
  db: Db;
  client: MongoClient;
  clock: Clock;
  /** Decides whose an account with the same e-mail is. */
  emailClaims: EmailClaims;
}

/** The account an identity belongs to. */
export interface IdentityOwner {
  userId: string;
  isNew: boolean;
}

/** Concurrent first sign-ins collide in the database: the slower one retries and finds the other's account. */
const RETRY_MS = [20, 60, 150];

const isWriteConflict = (error: unknown): boolean =>
  error instanceof WriteConflict ||
  (error instanceof MongoError &&
    (isDuplicateKey(error) || error.hasErrorLabel('TransientTransactionError')));

/** Returns a function that finds or creates the account for an identity. */
export function createIdentityLinks(library: AuthLibrary, options: LinkOptions) {
  const { db, clock, emailClaims } = options;

  /** Creates a user without a password. */
  async function create(identity: Identity): Promise<IdentityOwner> {
    const { issuer, subject, email, first_name, last_name } = identity;
    const { internalAdapter } = await library.$context;
    const name = `${first_name} ${last_name}`.trim();
    const user = { email, emailVerified: true, name, first_name, last_name };
    const created = await internalAdapter.createOAuthUser(user, { providerId: issuer, accountId: subject });
    return { userId: created.user.id, isNew: true };
  }

  const link = (sameEmail: string, identity: Identity, cookie: string | undefined): Promise<IdentityOwner> =>
    inTransaction(options, async (session) => {
      const { email, first_name, last_name } = identity;
      const person = { first_name, last_name };
      const userId = await emailClaims.claim({ userId: sameEmail, email, cookie, person }, session);
      await insertIdentity(db, { userId, identity, now: clock.now() }, session);
      return { userId, isNew: false };
    });

  async function findOrCreate(identity: Identity, cookie: string | undefined): Promise<IdentityOwner> {
    const existing = await findUserOfIdentity(db, identity);
    if (existing) return { userId: existing, isNew: false };
    if (identity.email === '' || !identity.isEmailVerified) throw new SocialSignInError('unverified');
    const sameEmail = await findUserId(db, identity.email);
    return sameEmail ? link(sameEmail, identity, cookie) : create(identity);
  }

  async function findOrCreateOnce(identity: Identity, cookie: string | undefined): Promise<IdentityOwner> {
    for (const ms of RETRY_MS) {
      try {
        return await findOrCreate(identity, cookie);
      } catch (error) {
        if (!isWriteConflict(error)) throw error;
        await delay(ms);
      }
    }
    return findOrCreate(identity, cookie);
  }

  /** Returns the linked account, else the account with the same verified e-mail, else a new one. */
  return async function ownerOf(identity: Identity, cookie: string | undefined): Promise<IdentityOwner> {
    const owner = await findOrCreateOnce(identity, cookie);
    const { email, first_name, last_name } = identity;
    const customer = { _id: owner.userId, email, first_name, last_name, created_at: clock.now() };
    // Also repairs an earlier attempt that failed after creating the user.
    await ensureCustomer(db, customer);
    return owner;
  };
}

import { createHash, randomBytes } from 'node:crypto';
import { normaliseEmail, passwordError } from '@saltbush/contract';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { Clock } from '../../../lib/clock';
import { BusinessError, invalidInput } from '../../../lib/errors';
import type { FieldCipher } from '../../../lib/field-cipher';
import { enqueueMail } from '../../mail';
import type { AuthLibrary } from '../auth-library';
import type { CustomerDocument } from '../documents';
import { markEmailVerified } from '../social/store';
import { findCustomer, findUserId } from '../store';
import { deleteSessionsOf, setPasswordHash } from './credential-store';
import { consumeReset, findReset, insertReset } from './reset-store';

export interface PasswordResetOptions {
  db: Db;
  client: MongoClient;
  clock: Clock;
  cipher: FieldCipher;
  publicOrigin: string;
  /** Returns an unguessable token; tests supply their own. */
  newToken?: () => string;
}

const MINUTES = 30;
const TOKEN_BYTES = 32;

/** Only a hash is stored, so read access to the database does not grant a usable token. */
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Unknown, used and expired links are indistinguishable. */
const linkInvalid = () => new BusinessError('RESET_LINK_INVALID');

/** Manages one-time links that set a new password (rule accounts-02). */
export function createPasswordResets(library: AuthLibrary, options: PasswordResetOptions) {
  const { db, client, clock, publicOrigin } = options;
  const newToken = options.newToken ?? (() => randomBytes(TOKEN_BYTES).toString('base64url'));

  /** E-mails a reset link to the account's owner; does nothing for an unknown address. */
  async function request(email: string): Promise<void> {
    const userId = await findUserId(db, normaliseEmail(email));
    const customer = userId && (await findCustomer(db, userId));
    if (!customer) return;
    const token = newToken();
    const _id = keyOf(token);
    const now = clock.now();
    const usefulMs = MINUTES * 60_000;
    const expires_at = new Date(now.getTime() + usefulMs);
    // In the fragment, the token reaches neither servers nor their logs.
    const url = `${publicOrigin}/?login=true#reset=${token}`;
    const data = { firstName: customer.first_name, url, minutes: MINUTES };
    const mail = { id: `password_reset:${_id}`, to: customer.email, data, usefulMs } as const;
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await insertReset(db, { _id, user_id: customer._id, created_at: now, expires_at }, session);
        await enqueueMail(options, { ...mail, template: 'password_reset' }, session);
      }),
    );
  }

  /** In one transaction, consumes the link, sets the password, ends every sign-in and queues the confirmation mail. */
  async function change(key: string, hash: string, session: ClientSession): Promise<string> {
    const now = clock.now();
    const consumed = await consumeReset(db, key, now, session);
    const customer: CustomerDocument | null = consumed && (await findCustomer(db, consumed.user_id));
    if (!customer) throw linkInvalid();
    await setPasswordHash(db, { userId: customer._id, password: hash, now }, session);
    // Opening the e-mailed link proves ownership of the address.
    await markEmailVerified(db, customer._id, session);
    await deleteSessionsOf(db, customer._id, session);
    const mail = { id: `password_changed:${key}`, to: customer.email } as const;
    const data = { firstName: customer.first_name };
    await enqueueMail(options, { ...mail, template: 'password_changed', data }, session);
    return customer.email;
  }

  /**
   * Sets a new password, validated as at sign-up.
   * @returns the account's e-mail
   * @throws {BusinessError} `INVALID_INPUT` or `RESET_LINK_INVALID`
   */
  async function reset(input: { token: string; password: string }): Promise<string> {
    const error = passwordError(input.password);
    if (error) throw invalidInput({ password: error });
    const key = keyOf(input.token);
    // Hashing is deliberately slow: do not do it for callers without a valid link.
    if (!(await findReset(db, key, clock.now()))) throw linkInvalid();
    const { password } = await library.$context;
    const hash = await password.hash(input.password);
    return client.withSession((session) => session.withTransaction(() => change(key, hash, session)));
  }

  return { request, reset };
}

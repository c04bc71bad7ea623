import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { normaliseEmail, passwordError } from '@saltbush/contract';
import type { ClientSession, Db, MongoClient } from 'mongodb';
import type { Clock } from '../../../lib/clock';
import { inTransaction } from '../../../lib/database/transactions';
import { BusinessError, invalidInput } from '../../../lib/errors';
import type { FieldCipher } from '../../../lib/field-cipher';
import { enqueueMail } from '../../mail';
import type { AuthLibrary } from '../auth-library';
import type { CustomerDocument } from '../documents';
import type { EmailClaims } from '../ownership/claim-email';
import { findCustomer, findUserId } from '../store';
import { refuseCommonPassword } from './common-passwords';
import { deleteSessionsOf, setPasswordHash } from './credential-store';
import {
  consumeReset,
  findReset,
  insertRequest,
  insertReset,
  type ResetRequestDocument,
  takeRequest,
} from './reset-store';

export interface PasswordResetOptions {
  db: Db;
  client: MongoClient;
  clock: Clock;
  cipher: FieldCipher;
  publicOrigin: string;
  /** Decides whose account it is: opening the e-mailed link proves the address. */
  emailClaims: EmailClaims;
  /** Returns an unguessable token; tests supply their own. */
  newToken?: () => string;
}

const MINUTES = 30;
const TOKEN_BYTES = 32;
const USEFUL_MS = MINUTES * 60_000;
/** Requests per run, so that shutdown does not wait for all of them. */
const BATCH = 50;

/** Only a hash is stored, so read access to the database does not grant a usable token. */
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Binds the encrypted e-mail to its request. */
const ownerOf = (id: string) => `password_reset_request:${id}`;

/** Unknown, used and expired links are indistinguishable. */
const linkInvalid = () => new BusinessError('RESET_LINK_INVALID');

/** Manages one-time links that set a new password (rule accounts-02). */
export function createPasswordResets(library: AuthLibrary, options: PasswordResetOptions) {
  const { db, clock, cipher, publicOrigin, emailClaims } = options;
  const newToken = options.newToken ?? (() => randomBytes(TOKEN_BYTES).toString('base64url'));

  const later = () => new Date(clock.now().getTime() + USEFUL_MS);

  /** Stores that a link was asked for: the same work, whether or not there is such an account. */
  async function request(email: string): Promise<void> {
    const _id = randomUUID();
    const sealed = cipher.encrypt(normaliseEmail(email), ownerOf(_id));
    await insertRequest(db, { _id, sealed, expires_at: later() });
  }

  /** E-mails a reset link to the account's owner; does nothing for an unknown address. */
  async function send({ _id, sealed }: ResetRequestDocument, session: ClientSession): Promise<void> {
    const userId = await findUserId(db, cipher.decrypt(sealed, ownerOf(_id)));
    const customer = userId && (await findCustomer(db, userId));
    if (!customer) return;
    const token = newToken();
    const key = keyOf(token);
    await insertReset(
      db,
      { _id: key, user_id: customer._id, created_at: clock.now(), expires_at: later() },
      session,
    );
    // In the fragment, the token reaches neither servers nor their logs.
    const url = `${publicOrigin}/?login=true#reset=${token}`;
    const data = { firstName: customer.first_name, url, minutes: MINUTES };
    const mail = { id: `password_reset:${key}`, to: customer.email, data, usefulMs: USEFUL_MS } as const;
    await enqueueMail(options, { ...mail, template: 'password_reset' }, session);
  }

  /** E-mails the links that were asked for, each once. Returns how many requests were taken. */
  async function sendRequested({ stopping }: { stopping?: AbortSignal } = {}): Promise<number> {
    for (let taken = 0; taken < BATCH; taken += 1) {
      const isTaken =
        !stopping?.aborted &&
        (await inTransaction(options, async (session) => {
          const asked = await takeRequest(db, session);
          if (asked) await send(asked, session);
          return asked !== null;
        }));
      if (!isTaken) return taken;
    }
    return BATCH;
  }

  /** In one transaction, consumes the link, sets the password, ends every sign-in and queues the confirmation mail. */
  async function change(
    { key, hash, cookie }: { key: string; hash: string; cookie: string | undefined },
    session: ClientSession,
  ): Promise<string> {
    const now = clock.now();
    const consumed = await consumeReset(db, key, now, session);
    const customer: CustomerDocument | null = consumed && (await findCustomer(db, consumed.user_id));
    if (!customer) throw linkInvalid();
    const proof = { userId: customer._id, email: customer.email, cookie };
    const userId = await emailClaims.claim(proof, session);
    await setPasswordHash(db, { userId, password: hash, now }, session);
    await deleteSessionsOf(db, userId, session);
    const mail = { id: `password_changed:${key}`, to: customer.email } as const;
    const data = { firstName: customer.first_name };
    await enqueueMail(options, { ...mail, template: 'password_changed', data }, session);
    return customer.email;
  }

  /**
   * Sets a new password, validated as at sign-up; `cookie` is the browser's Cookie header.
   * @returns the account's e-mail
   * @throws {BusinessError} `INVALID_INPUT` or `RESET_LINK_INVALID`
   */
  async function reset(input: {
    token: string;
    password: string;
    cookie: string | undefined;
  }): Promise<string> {
    const error = passwordError(input.password);
    if (error) throw invalidInput({ password: error });
    const key = keyOf(input.token);
    // Hashing is deliberately slow: do not do it for callers without a valid link.
    const found = await findReset(db, key, clock.now());
    const customer = found && (await findCustomer(db, found.user_id));
    if (!customer) throw linkInvalid();
    const { email, first_name: firstName, last_name: lastName } = customer;
    refuseCommonPassword(input.password, { email, firstName, lastName });
    const { password } = await library.$context;
    const hash = await password.hash(input.password);
    return inTransaction(options, (session) => change({ key, hash, cookie: input.cookie }, session));
  }

  return { request, sendRequested, reset };
}

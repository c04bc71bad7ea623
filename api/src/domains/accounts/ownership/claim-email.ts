import type { ClientSession, Db } from 'mongodb';
import type { Clock } from '../../../lib/clock';
import type { Events } from '../../../lib/events';
import type { FieldCipher } from '../../../lib/field-cipher';
import { WriteConflict } from '../../../lib/write-conflict';
import { enqueueMail } from '../../mail';
import type { KnownDevices } from '../attempts/known-device';
import { accountRetired } from '../events';
import { ensureCustomer, findCustomer } from '../store';
import { readConfirmToken } from './confirm-token';
import { findUser, insertSuccessor, markEmailVerified, retireUser, type UserDocument } from './store';

export interface EmailClaimOptions {
  db: Db;
  clock: Clock;
  cipher: FieldCipher;
  events: Events;
  devices: KnownDevices;
}

/** Proof that whoever is here reads the mails of an account's address. */
export interface EmailProof {
  userId: string;
  /** The address that was proven, in lower case. */
  email: string;
  /** The Cookie header of the browser. */
  cookie: string | undefined;
  /** What the identity provider says of the person; unset if it is unknown. */
  person?: { first_name: string; last_name: string };
}

/** What came of a mailed token. `expired`: it is too old, damaged, or its account has lost the address. */
export type ConfirmOutcome = 'confirmed' | 'sign_in_first' | 'expired';

/**
 * Decides whose an account is once its e-mail is proven for the first time. Until then anyone may have made it, with
 * somebody else's address. Whoever proves it in a browser that has signed in to the account made it, and keeps it.
 * Anybody else gets a new, empty account with a new id, and nobody can sign in to the earlier one: whatever hangs on an
 * account hangs on its id, so nothing passes from the one to the other, whatever domains attach to accounts later
 * (decision 0057).
 */
export function createEmailClaims(options: EmailClaimOptions) {
  const { db, clock, events, devices } = options;

  async function replace(user: UserDocument, proof: EmailProof, session: ClientSession): Promise<string> {
    const now = clock.now();
    const earlier = await findCustomer(db, user._id, session);
    await retireUser(db, user._id, now, session);
    const person = proof.person ?? {
      first_name: earlier?.first_name ?? '',
      last_name: earlier?.last_name ?? '',
    };
    const name = `${person.first_name} ${person.last_name}`.trim();
    const successor = { ...user, ...person, name };
    const _id = await insertSuccessor(db, successor, now, session);
    await ensureCustomer(db, { _id, email: user.email, ...person, created_at: now }, session);
    await events.emit(accountRetired, { userId: user._id }, session);
    const mail = { id: `account_replaced:${_id}`, to: user.email, template: 'account_replaced' } as const;
    await enqueueMail(options, { ...mail, data: {} }, session);
    return _id;
  }

  return {
    /**
     * @param session the transaction in which the proof is used up
     * @returns the id of the account that belongs to whoever proved the address
     * @throws {WriteConflict} if the account has lost the address meanwhile
     */
    async claim(proof: EmailProof, session: ClientSession): Promise<string> {
      const { userId, email, cookie } = proof;
      const user = await findUser(db, userId, session);
      if (user?.email !== email) throw new WriteConflict();
      if (user.emailVerified) return userId;
      if (!devices.find(cookie, email)) return replace(user, proof, session);
      await markEmailVerified(db, { userId, email }, session);
      return userId;
    },

    /** Confirms the address of a mailed token, in a browser that knows the account. */
    async confirm(token: string, cookie: string | undefined): Promise<ConfirmOutcome> {
      const proof = readConfirmToken(options, token);
      if (!proof) return 'expired';
      if (!devices.find(cookie, proof.email)) return 'sign_in_first';
      return (await markEmailVerified(db, proof)) ? 'confirmed' : 'expired';
    },
  };
}

export type EmailClaims = ReturnType<typeof createEmailClaims>;

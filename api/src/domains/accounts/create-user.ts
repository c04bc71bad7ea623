import { setTimeout as delay } from 'node:timers/promises';
import { EMAIL_INVALID, EMAIL_TAKEN, normaliseEmail } from '@saltbush/contract';
import { APIError } from 'better-auth/api';
import { type Db, MongoError } from 'mongodb';
import type { Clock } from '../../lib/clock';
import { BusinessError, invalidInput } from '../../lib/errors';
import type { AuthLibrary } from './auth-library';
import type { CustomerDocument } from './documents';
import { markEmailVerified } from './ownership/store';
import { deleteSession, ensureCustomer, findSessionId, findUserId } from './store';

export interface NewUser {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  role: CustomerDocument['role'];
  /** Skips e-mail verification. */
  isEmailVerified?: boolean;
}

const emailTaken = () => new BusinessError('EMAIL_TAKEN', { fields: { email: EMAIL_TAKEN } });

const codeOf = (error: APIError) => String(error.body?.code ?? '');

/** The library creates users in a transaction, which must be retried after a write conflict on the same e-mail. */
const RETRY_MS = [20, 60, 150];

const isWriteConflict = (error: unknown): boolean =>
  error instanceof APIError
    ? codeOf(error).startsWith('FAILED_TO_CREATE')
    : error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');

async function withRetries<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const ms of RETRY_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWriteConflict(error)) throw error;
      await delay(ms);
    }
  }
  return attempt();
}

/**
 * Returns a function that creates users with a password and their customer record. It throws `EMAIL_TAKEN`, or
 * `INVALID_INPUT` for the e-mail.
 */
export function createUserFactory(library: AuthLibrary, { db, clock }: { db: Db; clock: Clock }) {
  /** Maps a library error to a business error. Concurrent sign-ups fail at the unique index. */
  async function toBusinessError(error: unknown, email: string): Promise<unknown> {
    if (!(error instanceof APIError)) return error;
    const code = codeOf(error);
    if (code === 'INVALID_EMAIL') return invalidInput({ email: EMAIL_INVALID });
    if (code.startsWith('USER_ALREADY_EXISTS') || (await findUserId(db, email))) return emailTaken();
    return error;
  }

  return async function createUser(user: NewUser): Promise<string> {
    const { password, first_name, last_name, role, isEmailVerified } = user;
    const email = normaliseEmail(user.email);
    const body = { email, password, name: `${first_name} ${last_name}`, first_name, last_name };
    const created = await withRetries(() => library.api.signUpEmail({ body })).catch(
      async (error: unknown) => {
        throw await toBusinessError(error, email);
      },
    );
    const { id } = created.user;
    await ensureCustomer(db, { _id: id, email, first_name, last_name, role, created_at: clock.now() });
    if (isEmailVerified) await markEmailVerified(db, { userId: id, email });
    // The library signs the new user in; sign-in is a separate call here.
    const session = created.token ? await findSessionId(db, created.token) : null;
    if (session) await deleteSession(db, session);
    return id;
  };
}

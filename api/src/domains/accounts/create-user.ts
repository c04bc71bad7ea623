import { setTimeout as delay } from 'node:timers/promises';
import { EMAIL_TAKEN, emailError, normaliseEmail } from '@saltbush/contract';
import { APIError } from 'better-auth/api';
import { type Db, MongoError } from 'mongodb';
import type { Clock } from '../../lib/clock';
import { BusinessError, invalidInput } from '../../lib/errors';
import type { AuthLibrary } from './auth-library';
import type { CustomerDocument } from './documents';
import { markEmailVerified } from './social/store';
import { deleteSession, ensureCustomer, findSessionId, findUserId } from './store';

export interface NewUser {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  role: CustomerDocument['role'];
  /** True when nobody has to prove the e-mail. */
  isEmailVerified?: boolean;
}

const emailTaken = () => new BusinessError('EMAIL_TAKEN', { fields: { email: EMAIL_TAKEN } });

const codeOf = (error: APIError) => String(error.body?.code ?? '');

/** The library creates in a transaction: one that meets another's open write to the same e-mail has to come again. */
const RETRY_MS = [20, 60, 150];

const metAnother = (error: unknown): boolean =>
  error instanceof APIError
    ? codeOf(error).startsWith('FAILED_TO_CREATE')
    : error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');

async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const ms of RETRY_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!metAnother(error)) throw error;
      await delay(ms);
    }
  }
  return attempt();
}

/** Makes users with a password, and the customer of each. Raises EMAIL_TAKEN, or INVALID_INPUT for the e-mail. */
export function createUserMaker(library: AuthLibrary, { db, clock }: { db: Db; clock: Clock }) {
  /** What the library's refusal means. Two sign-ups at once meet at the unique index. */
  async function explain(error: unknown, email: string): Promise<unknown> {
    if (!(error instanceof APIError)) return error;
    const code = codeOf(error);
    if (code === 'INVALID_EMAIL') return invalidInput({ email: emailError('') ?? undefined });
    if (code.startsWith('USER_ALREADY_EXISTS') || (await findUserId(db, email))) return emailTaken();
    return error;
  }

  return async function createUser(user: NewUser): Promise<string> {
    const { password, first_name, last_name, role, isEmailVerified } = user;
    const email = normaliseEmail(user.email);
    const body = { email, password, name: `${first_name} ${last_name}`, first_name, last_name };
    const made = await retried(() => library.api.signUpEmail({ body })).catch(async (error: unknown) => {
      throw await explain(error, email);
    });
    const { id } = made.user;
    await ensureCustomer(db, { _id: id, email, first_name, last_name, role, created_at: clock.now() });
    if (isEmailVerified) await markEmailVerified(db, id);
    // The library signs a new user in; the shop signs in with a call of its own.
    const session = made.token ? await findSessionId(db, made.token) : null;
    if (session) await deleteSession(db, session);
    return id;
  };
}

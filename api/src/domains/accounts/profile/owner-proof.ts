import { FIELD_MESSAGES, RECENT_SIGN_IN_MINUTES } from '@saltbush/contract';
import { type RequestUser, requireUser } from '../../../lib/context';
import { BusinessError, invalidInput } from '../../../lib/errors';
import type { AccountsContext } from '../context';
import { signedInAt } from './sign-in-store';

type ProofContext = Pick<AccountsContext, 'accounts' | 'db' | 'limits' | 'user'>;

const RECENT_MS = RECENT_SIGN_IN_MINUTES * 60_000;

/** Whether the sign-in began a few minutes ago. Uses the system clock, as the auth library does. */
export async function isRecentSignIn({ db }: Pick<ProofContext, 'db'>, sessionId: string): Promise<boolean> {
  const began = await signedInAt(db, sessionId);
  return began !== null && Date.now() - began.getTime() < RECENT_MS;
}

interface Asked {
  password?: string | null;
  /** The input's field that is named in errors. */
  field?: string;
  /** Asks for the password of an account that has one, however recent the sign-in is. */
  isPasswordNeeded?: boolean;
}

/**
 * Makes sure that the account's owner is here, not somebody at their unlocked device: by the password, or because they
 * have just signed in (rule accounts-13).
 * @throws {BusinessError} UNAUTHENTICATED, INVALID_INPUT for a missing or wrong password, RATE_LIMITED, or SIGN_IN_AGAIN
 */
export async function proveOwner(
  ctx: ProofContext,
  { password, field = 'password', isPasswordNeeded = false }: Asked,
): Promise<RequestUser> {
  const user = requireUser(ctx);
  if (password) {
    await ctx.limits.count('ownerProof', user.id);
    const isRight = await ctx.accounts.passwords.check(user.id, password);
    if (!isRight) throw invalidInput({ [field]: FIELD_MESSAGES.password_wrong });
    await ctx.limits.forgive('ownerProof', user.id);
    return user;
  }
  const hasPassword = await ctx.accounts.passwords.isSet(user.id);
  if (hasPassword && isPasswordNeeded) throw invalidInput({ [field]: FIELD_MESSAGES.password_missing });
  if (await isRecentSignIn(ctx, user.sessionId)) return user;
  if (hasPassword) throw invalidInput({ [field]: FIELD_MESSAGES.password_missing });
  throw new BusinessError('SIGN_IN_AGAIN');
}

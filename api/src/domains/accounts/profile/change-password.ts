import { passwordError } from '@saltbush/contract';
import type { UsersChangePasswordInput } from '../../../generated/resolvers';
import { inTransaction } from '../../../lib/database/transactions';
import { invalidInput } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import type { AccountsContext } from '../context';
import { refuseCommonPassword } from '../passwords/common-passwords';
import { setPasswordHash } from '../passwords/credential-store';
import { deleteResetsOf } from '../passwords/reset-store';
import { proveOwner } from './owner-proof';
import { accountPayload } from './payload';
import { endOtherSignIns } from './sign-in-store';

/** Changes the password, ends all other sign-ins and links that set one, and says so by mail (rule accounts-13). */
export async function usersChangePassword(
  _root: unknown,
  { input }: { input: UsersChangePasswordInput },
  ctx: AccountsContext,
) {
  const { current_password: present, password } = input;
  const asked = { password: present, field: 'current_password', isPasswordNeeded: true };
  const { id, sessionId } = await proveOwner(ctx, asked);
  const error = passwordError(password);
  if (error) throw invalidInput({ password: error });
  const { user } = await accountPayload(ctx, id);
  const { email, first_name: firstName, last_name: lastName } = user;
  refuseCommonPassword(password, { email, firstName, lastName });
  const hash = await ctx.accounts.passwords.hash(password);
  await inTransaction(ctx, async (session) => {
    await setPasswordHash(ctx.db, { userId: id, password: hash, now: ctx.clock.now() }, session);
    await endOtherSignIns(ctx.db, id, sessionId, session);
    await deleteResetsOf(ctx.db, id, session);
    const mail = { id: `password_changed:${id}:${ctx.requestId}`, to: email } as const;
    await enqueueMail(ctx, { ...mail, template: 'password_changed', data: { firstName } }, session);
  });
  return { user };
}

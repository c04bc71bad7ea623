import { EMAIL_TAKEN, emailError, FIELD_MESSAGES, normaliseEmail } from '@saltbush/contract';
import type { UsersChangeEmailInput } from '../../../generated/resolvers';
import { BusinessError, invalidInput, unauthenticated } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import type { AccountsContext } from '../context';
import { proveOwner } from '../profile/owner-proof';
import { findCustomer, findUserId } from '../store';
import { CHANGE_MINUTES, createChangeToken } from './change-token';

/** @throws {BusinessError} INVALID_INPUT or EMAIL_TAKEN */
async function checkEmail({ db }: AccountsContext, email: string, present: string): Promise<void> {
  const error = emailError(email) ?? (email === present ? FIELD_MESSAGES.email_unchanged : null);
  if (error) throw invalidInput({ email: error });
  if (await findUserId(db, email)) throw new BusinessError('EMAIL_TAKEN', { fields: { email: EMAIL_TAKEN } });
}

/** Mails a link to the new address; nothing changes until it is opened (rule accounts-12). */
export async function usersChangeEmail(
  _root: unknown,
  { input }: { input: UsersChangeEmailInput },
  ctx: AccountsContext,
) {
  const { id: userId } = await proveOwner(ctx, input);
  const customer = await findCustomer(ctx.db, userId);
  if (!customer) throw unauthenticated();
  const [from, to] = [customer.email, normaliseEmail(input.email)];
  await checkEmail(ctx, to, from);
  await ctx.limits.count('emailChangeByUser', userId);
  const token = createChangeToken(ctx, 'change-email', { userId, from, to });
  const minutes = CHANGE_MINUTES['change-email'];
  // In the fragment, the token reaches neither servers nor their logs.
  const url = `${ctx.config.publicOrigin}/api/auth/change-email#${token}`;
  await enqueueMail(ctx, {
    id: `email_change:${ctx.requestId}:${userId}`,
    to,
    template: 'email_change',
    data: { firstName: customer.first_name, url, minutes },
    usefulMs: minutes * 60_000,
  });
  return { sent_to: to };
}

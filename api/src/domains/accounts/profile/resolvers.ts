import { isMailReminder } from '@saltbush/contract';
import type {
  MeResolvers,
  MutationResolvers,
  UsersEndSignInsInput,
  UsersSetMailReminderInput,
} from '../../../generated/resolvers';
import { requireUser } from '../../../lib/context';
import { listReminders, setReminder } from '../../mail';
import { usersCloseAccount } from '../closing/close-account';
import type { AccountsContext } from '../context';
import type { CustomerDocument } from '../documents';
import { usersChangeEmail } from '../email-change/request-change';
import { usersChangePassword } from './change-password';
import { usersEditProfile } from './edit-profile';
import { isRecentSignIn } from './owner-proof';
import { accountPayload } from './payload';
import { endOtherSignIns, endSignIn, listSignIns } from './sign-in-store';

/** Ends one of the account's sign-ins, or all others (rule accounts-14). */
async function usersEndSignIns(
  _root: unknown,
  { input }: { input: UsersEndSignInsInput },
  ctx: AccountsContext,
) {
  const { id, sessionId } = requireUser(ctx);
  await (input.id ? endSignIn(ctx.db, id, input.id) : endOtherSignIns(ctx.db, id, sessionId));
  return accountPayload(ctx, id);
}

/** Turns a reminder on or off; what announces a charge is always sent (rules accounts-15, consent-13). */
async function usersSetMailReminder(
  _root: unknown,
  { input: { reminder, wanted } }: { input: UsersSetMailReminderInput },
  ctx: AccountsContext,
) {
  const payload = await accountPayload(ctx, requireUser(ctx).id);
  // Pages of an earlier release offer to turn off what announces a charge: it stays on.
  if (isMailReminder(reminder)) await setReminder(ctx.db, payload.user.email, { reminder, wanted });
  return payload;
}

type Changes =
  | 'users_edit_profile'
  | 'users_change_password'
  | 'users_change_email'
  | 'users_end_sign_ins'
  | 'users_set_mail_reminder'
  | 'users_close_account';

/** Mutations by which customers change their own account. */
export const profileMutations: Pick<MutationResolvers<AccountsContext>, Changes> = {
  users_edit_profile: usersEditProfile,
  users_change_password: usersChangePassword,
  users_change_email: usersChangeEmail,
  users_end_sign_ins: usersEndSignIns,
  users_set_mail_reminder: usersSetMailReminder,
  users_close_account: usersCloseAccount,
};

type Fields = 'phone' | 'has_password' | 'is_recent_sign_in' | 'sign_ins' | 'mail_reminders';

/** What only the account's own pages show. */
export const profileFields: Pick<MeResolvers<AccountsContext>, Fields> = {
  phone: ({ phone }: CustomerDocument) => phone ?? null,
  has_password: ({ _id }: CustomerDocument, _args: unknown, ctx: AccountsContext) =>
    ctx.accounts.passwords.isSet(_id),
  is_recent_sign_in: (_customer: CustomerDocument, _args: unknown, ctx: AccountsContext) =>
    isRecentSignIn(ctx, requireUser(ctx).sessionId),
  sign_ins: ({ _id }: CustomerDocument, _args: unknown, ctx: AccountsContext) => {
    const { impersonation, sessionId } = requireUser(ctx);
    return impersonation ? [] : listSignIns(ctx.db, _id, sessionId);
  },
  mail_reminders: async ({ email }: CustomerDocument, _args: unknown, ctx: AccountsContext) => [
    'autodelivery' as const,
    ...(await listReminders(ctx.db, email)),
    'program' as const,
  ],
};

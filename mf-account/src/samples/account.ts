import { type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import { type Account, AccountDetailsDocument } from '../features/details/api/account';
import { UsersChangeEmailDocument } from '../features/details/api/change-email';
import { UsersChangePasswordDocument } from '../features/details/api/change-password';
import { UsersCloseAccountDocument } from '../features/details/api/close-account';
import { UsersEditProfileDocument } from '../features/details/api/edit-profile';
import { UsersEndSignInsDocument } from '../features/details/api/end-sign-ins';
import { AccountAlertsSetDocument } from '../features/details/api/set-favourite-alerts';
import { UsersSetMailReminderDocument } from '../features/details/api/set-mail-reminder';

export const ACCOUNT: Account = {
  first_name: 'Priya',
  last_name: 'Nolan',
  email: 'priya@example.com',
  phone: '0491570006',
  has_password: true,
  is_recent_sign_in: true,
  mail_reminders: ['autodelivery', 'consultation', 'program'],
  sign_ins: [
    {
      id: 's1',
      device: 'Chrome on Windows',
      address: '203.0.113.7',
      signed_in_at: '2026-11-24T03:00:00Z',
      last_used_at: '2026-11-25T03:00:00Z',
      is_current: true,
    },
    {
      id: 's2',
      device: 'Safari on iPhone',
      address: '198.51.100.4',
      signed_in_at: '2026-11-10T03:00:00Z',
      last_used_at: '2026-11-23T03:00:00Z',
      is_current: false,
    },
  ],
};

/** Handlers of an API that keeps this account in memory. */
export function accountHandlers(over: Partial<Account> = {}): RequestHandler[] {
  let account: Account = { ...ACCOUNT, ...over };
  let wanted = false;
  const change = (next: Partial<Account>) => {
    account = { ...account, ...next };
    return { user: account };
  };
  return [
    respondWith(AccountDetailsDocument, () => ({ me: account, favourite_alerts: { wanted } })),
    respondWith(UsersEditProfileDocument, ({ input }) => ({ users_edit_profile: change(input) })),
    respondWith(UsersChangePasswordDocument, () => ({
      users_change_password: { user: { has_password: true } },
    })),
    respondWith(UsersChangeEmailDocument, ({ input }) => ({ users_change_email: { sent_to: input.email } })),
    respondWith(UsersEndSignInsDocument, ({ input }) => ({
      users_end_sign_ins: change({
        sign_ins: account.sign_ins.filter(
          ({ id, is_current }) => is_current || (input.id && id !== input.id),
        ),
      }),
    })),
    respondWith(UsersSetMailReminderDocument, ({ input: { reminder, wanted: isWanted } }) => {
      const others = account.mail_reminders.filter((name) => name !== reminder);
      return {
        users_set_mail_reminder: change({ mail_reminders: isWanted ? [...others, reminder] : others }),
      };
    }),
    respondWith(AccountAlertsSetDocument, ({ input }) => {
      wanted = input.wanted;
      return { favourite_alerts_set: { wanted } };
    }),
    respondWith(UsersCloseAccountDocument, () => ({ users_close_account: { redirect: '/' } })),
  ];
}

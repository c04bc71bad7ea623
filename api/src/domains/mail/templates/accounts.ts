import { SHOP } from '@saltbush/contract';
import type { MailContent } from './content';

interface PasswordReset {
  firstName: string;
  url: string;
  minutes: number;
}

/** A one-time link to reset a forgotten password (rule accounts-02). */
export function passwordReset({ firstName, url, minutes }: PasswordReset): MailContent {
  return {
    subject: `Set a new password for ${SHOP.name}`,
    heading: 'Forgot your password?',
    paragraphs: [
      `Hello ${firstName},`,
      `You can set a new password for your ${SHOP.name} account. The link works once, within ${minutes} minutes.`,
    ],
    action: { label: 'Set a new password', url },
    note: 'If you did not ask for this, you can ignore this email: your password will not change.',
  };
}

/** Notifies of a changed password, so that no change goes unnoticed. */
export function passwordChanged({ firstName }: { firstName: string }): MailContent {
  return {
    subject: `Your ${SHOP.name} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${firstName},`,
      'The password of your account was changed just now, and you were signed out on all other devices.',
    ],
    note: 'If that was not you, reset your password on the sign-in page immediately.',
  };
}

/** Tells whoever proved an address that it had an account before: what is in it could be anybody's. */
export function accountReplaced(_data: Record<string, never>): MailContent {
  return {
    subject: `You have a new ${SHOP.name} account`,
    heading: 'You have a new account',
    paragraphs: [
      'Somebody had made an account with your email address. The address had never been confirmed, and the account was made in a browser other than yours.',
      'So we have opened a new account for you. Nobody can sign in to the earlier one. Its addresses, cards, patients and orders are not in yours, and its AutoDeliveries and programs have ended.',
    ],
    note: 'If the earlier account was yours too, please contact us: your orders are not lost.',
  };
}

/** Welcomes a new customer (section 2.16). */
export function welcome({
  firstName,
  isConfirmed,
  url,
}: {
  firstName: string;
  isConfirmed: boolean;
  url: string;
}): MailContent {
  return {
    subject: `Welcome to ${SHOP.name}`,
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      `You have successfully created a ${SHOP.name} account.`,
      'Checkout is faster now, and your orders and patients’ details are saved for you.',
      ...(isConfirmed
        ? []
        : [
            'Please confirm your email address in the browser in which you signed in. Until then we cannot know that the account is yours when you forget your password.',
          ]),
    ],
    action: { label: isConfirmed ? 'Start shopping' : 'Confirm your email address', url },
  };
}

/** Asks whether a new address is theirs; the e-mail changes when the link is opened. */
export function emailChange({ firstName, url, minutes }: PasswordReset): MailContent {
  return {
    subject: `Confirm your new email address for ${SHOP.name}`,
    heading: 'Is this your new address?',
    paragraphs: [
      `Hello ${firstName},`,
      `You asked us to use this address for your ${SHOP.name} account. Please open the link in the browser in which you are signed in. It works within ${minutes} minutes.`,
    ],
    action: { label: 'Use this address', url },
    note: 'If you did not ask for this, you can ignore this email: nothing will change.',
  };
}

/** Tells the earlier address of an account that it was replaced, with a way back. */
export function emailChanged({
  firstName,
  url,
  days,
}: {
  firstName: string;
  url: string;
  days: number;
}): MailContent {
  return {
    subject: `The email address of your ${SHOP.name} account was changed`,
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${firstName},`,
      'Your account now uses another email address. Mails about your orders go there from now on.',
      `If that was not you, take your address back within ${days} days. Everyone is signed out then, and we send you a link to set a new password.`,
    ],
    action: { label: 'Take my address back', url },
  };
}

/** Tells a member of staff that their sign-ins are confirmed by an app from now on. */
export function secondFactorSet({ firstName }: { firstName: string }): MailContent {
  return {
    subject: `Your ${SHOP.name} sign-in is confirmed by an app`,
    heading: 'Your authenticator app is set up',
    paragraphs: [
      `Hello ${firstName},`,
      'An authenticator app was set up for your account just now. Whenever you sign in to work at the counter, you enter a code of it. You were signed out on all other devices.',
    ],
    note: 'If that was not you, tell a manager immediately: they can reset it and end your sign-ins.',
  };
}

/** Tells a member of staff that their authenticator app does not count any more. */
export function secondFactorReset({ firstName }: { firstName: string }): MailContent {
  return {
    subject: `The authenticator app of your ${SHOP.name} account was reset`,
    heading: 'Your authenticator app was reset',
    paragraphs: [
      `Hello ${firstName},`,
      'A manager has reset the authenticator app of your account. Its codes and the recovery codes do not count any more, and you were signed out everywhere.',
      'Set up an app anew when you next sign in to work at the counter.',
    ],
    note: 'If you did not ask for this, tell a manager immediately.',
  };
}

interface StaffRoleMail {
  /** Null before there is an account. */
  firstName: string | null;
  /** As a colleague would name it, with its article. */
  role: string;
  url: string;
}

/** Tells somebody that they have a role at the counter. */
export function staffRoleGiven({ firstName, role, url }: StaffRoleMail): MailContent {
  return {
    subject: `You work at the counter of ${SHOP.name}`,
    heading: 'Welcome to the counter',
    paragraphs: [
      `Hello${firstName ? ` ${firstName}` : ''},`,
      `You are ${role} of ${SHOP.name} from now on. Sign in with your account to begin.`,
    ],
    action: { label: 'Open the counter', url },
  };
}

/** Invites somebody to a role, which begins when an account has confirmed this address. */
export function staffInvitation({ role, url }: StaffRoleMail): MailContent {
  return {
    subject: `You are invited to the counter of ${SHOP.name}`,
    heading: 'You are invited to the counter',
    paragraphs: [
      'Hello,',
      `You are invited to work as ${role} of ${SHOP.name}. Create an account with this email address, or sign in to yours, and open the link in our mail that confirms the address. Your role begins when you sign in after that.`,
      'The invitation holds for 14 days.',
    ],
    action: { label: 'Create an account', url },
    note: 'If you do not expect this, you can ignore this email.',
  };
}

/** The last mail of an account. */
export function accountClosed({ firstName }: { firstName: string }): MailContent {
  return {
    subject: `Your ${SHOP.name} account is closed`,
    heading: 'Your account is closed',
    paragraphs: [
      `Hello ${firstName},`,
      'Your account is closed, and nobody can sign in to it. AutoDeliveries and programs have ended: nothing more is charged.',
      'We have deleted what we need not keep. Orders, prescriptions and health records stay with the pharmacy for as long as the law asks.',
    ],
    note: 'You are welcome back: you can make a new account with the same address at any time.',
  };
}

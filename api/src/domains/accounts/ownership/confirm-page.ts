import type { ConfirmOutcome } from './claim-email';
import { linkPage } from './link-page';

/** What the page says for each outcome. */
const TEXTS: Readonly<Record<ConfirmOutcome, string>> = {
  confirmed: 'Thank you. Your email address is confirmed.',
  sign_in_first:
    'Please sign in to your account in this browser first. Then open the link in the mail once more.',
  expired:
    'This link has expired. To confirm your email address, sign in to your account and then reset your password.',
};

/** The page to which the link in the welcome mail leads. */
export const confirmPage = linkPage({
  pending: 'We are confirming your email address…',
  endpoint: '/api/auth/confirm-email',
  texts: TEXTS,
});

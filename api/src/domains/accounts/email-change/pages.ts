import { linkPage } from '../ownership/link-page';
import type { ChangeOutcome, UndoOutcome } from './carry-out';

const EXPIRED = 'This link has expired, or it was used already.';

const CHANGED: Readonly<Record<ChangeOutcome, string>> = {
  changed: 'Thank you. Your account uses this email address now. Sign in with it next time.',
  sign_in_first:
    'Please open this link in the browser in which you are signed in to your account. Then it works.',
  taken: 'Another account uses this email address by now, so yours was not changed.',
  expired: EXPIRED,
};

const UNDONE: Readonly<Record<UndoOutcome, string>> = {
  undone:
    'You have your email address back, and everyone is signed out. We have sent you a link to set a new password.',
  taken: 'Another account uses this email address by now. Please call us, so that we can help you.',
  expired: EXPIRED,
};

/** The page to which the link to a new address leads. */
export const changePage = linkPage({
  pending: 'We are changing your email address…',
  endpoint: '/api/auth/change-email',
  texts: CHANGED,
});

/** The page to which the link to an earlier address leads. */
export const undoPage = linkPage({
  pending: 'We are giving you your email address back…',
  endpoint: '/api/auth/undo-email',
  texts: UNDONE,
});

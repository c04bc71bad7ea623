import type { MailContent } from './content';

interface ProgramNotice {
  firstName: string;
  url: string;
}

const action = (url: string) => ({ label: 'Go to your program', url });

/** The renewal of a program was declined. `retryOn` is null when only its owner can try again. */
export function programPaymentDeclined({
  firstName,
  url,
  retryOn,
}: ProgramNotice & { retryOn: string | null }): MailContent {
  const next = retryOn
    ? `We will try again on ${retryOn}. You can also update your payment method and try again yourself.`
    : 'Please update your payment method and try again, so that your program can go on.';
  return {
    subject: 'There was an issue with your payment',
    heading: 'Your payment did not go through',
    paragraphs: [
      `Hello ${firstName},`,
      'We could not charge the next order of your program. You have not been charged.',
      next,
    ],
    action: action(url),
  };
}

/** The next order of a program can still be changed (section 4.h). */
export function programReview({
  firstName,
  url,
  changesUntil,
}: ProgramNotice & { changesUntil: string }): MailContent {
  return {
    subject: 'It’s time to review your next order',
    heading: 'It’s time to review',
    paragraphs: [
      `Hello ${firstName},`,
      `The next order of your program is coming up. You can make any changes to your order before: ${changesUntil}.`,
    ],
    action: action(url),
  };
}

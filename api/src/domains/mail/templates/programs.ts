import type { MailContent } from './content';

interface ProgramNotice {
  firstName: string;
  url: string;
}

const action = (url: string) => ({ label: 'Go to your program', url });

/** A program's renewal was declined. `retryOn` is null if only its owner can retry. */
export function programPaymentDeclined({
  firstName,
  url,
  retryOn,
}: ProgramNotice & { retryOn: string | null }): MailContent {
  const next = retryOn
    ? `We will try again on ${retryOn}. You can also update your payment method and try again yourself.`
    : 'Please update your payment method and try again, so that your program can continue.';
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

/** A program's next order can still be changed (section 4.h). */
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

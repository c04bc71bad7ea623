import { formatMoney, paymentNoun, UNREACHED_TERMS } from '@saltbush/contract';
import type { MailContent } from './content';

interface ProgramNotice {
  firstName: string;
  url: string;
}

const action = (url: string) => ({ label: 'Go to your program', url });

interface ProgramDeclined extends ProgramNotice {
  /** In cents. */
  amount: number;
  /** Such as "Visa ending in 4242"; null where no payment method is saved. */
  paidWith: string | null;
  /** A formatted local day; null where only the owner can try again. */
  retryOn: string | null;
}

/** A program's renewal was declined. `retryOn` is null if only its owner can retry. */
export function programPaymentDeclined(notice: ProgramDeclined): MailContent {
  const { firstName, url, amount, paidWith, retryOn } = notice;
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
    rows: [
      { label: 'Amount', value: formatMoney(amount) },
      ...(paidWith ? [{ label: 'Declined by', value: paidWith }] : []),
      ...(retryOn ? [{ label: 'Next try', value: retryOn }] : []),
    ],
    action: action(url),
  };
}

interface Review extends ProgramNotice {
  /** Formatted local days. */
  changesUntil: string;
  chargedOn: string;
  /** Cents. */
  amount: number;
  /** Whether it was announced before, and has changed since. */
  isChanged?: boolean;
}

/** A program's next charge, and until when its order can be changed (section 4.h, rule consent-02). */
export function programReview(review: Review): MailContent {
  const { firstName, url, changesUntil, chargedOn, amount, isChanged = false } = review;
  return {
    subject: isChanged ? 'Your next order has changed' : 'It’s time to review your next order',
    heading: isChanged ? 'Your next order has changed' : 'It’s time to review',
    paragraphs: [
      `Hello ${firstName},`,
      `${isChanged ? 'This is what the next order of your program costs now.' : 'The next order of your program is coming up.'} You can make any changes to your order before: ${changesUntil}. Until then you can also cancel your program, and nothing is charged.`,
    ],
    rows: [
      { label: 'Changes until', value: changesUntil },
      { label: `Your ${paymentNoun('later')} is charged on`, value: chargedOn },
      { label: 'Amount, as the order is now', value: formatMoney(amount) },
    ],
    action: action(url),
  };
}

/** A practitioner has made an offer; it names no medicine (rule consent-03). */
export function programOffer({
  firstName,
  url,
  expiresOn,
}: ProgramNotice & { expiresOn: string }): MailContent {
  return {
    subject: 'Your practitioner has made you an offer',
    heading: 'Your program is ready for your answer',
    paragraphs: [
      `Hello ${firstName},`,
      'Your practitioner has finished the review. Please see what they suggest, what it costs and when it is charged.',
      `You can accept or decline it until ${expiresOn}. Nothing is ordered or charged unless you accept.`,
    ],
    action: action(url),
  };
}

/** The care team has answered a member; what they wrote stays in the account. */
export function programMessage({ firstName, url }: ProgramNotice): MailContent {
  return {
    subject: 'You have a message from your care team',
    heading: 'Your care team has written to you',
    paragraphs: [
      `Hello ${firstName},`,
      'A practitioner of your program has written to you. Please sign in to read the message.',
      'Please answer there: mails to this address are not read by practitioners.',
    ],
    action: { label: 'Read the message', url },
  };
}

/** Renewals wait until the member agrees to them (rule consent-01). */
export function programConsent({ firstName, url }: ProgramNotice): MailContent {
  return {
    subject: 'Please confirm the renewal of your program',
    heading: 'We need your agreement',
    paragraphs: [
      `Hello ${firstName},`,
      'We have not renewed your program, because you have not agreed to its charges as they are now. You have not been charged.',
      'Please read what it costs and when it is charged, and confirm it if you want to continue.',
    ],
    action: action(url),
  };
}

/** What a member has agreed to, in the words that were shown: the fee, its renewals, changes and the end (rule consent-01). */
export function programAgreed({ firstName, url, terms }: ProgramNotice & { terms: string[] }): MailContent {
  return {
    subject: 'Your agreement for your program',
    heading: 'Your agreement',
    paragraphs: [
      `Hello ${firstName},`,
      'Please keep this email. This is what you agreed to:',
      ...terms,
      'You can change your order or cancel on your program’s page.',
    ],
    action: action(url),
  };
}

/** An order is held because of the patient's record; it says nothing of health (rule health-20). */
export function programHeld({ firstName, url }: ProgramNotice): MailContent {
  return {
    subject: 'Your next order is on hold',
    heading: 'Please check the patient’s details',
    paragraphs: [
      `Hello ${firstName},`,
      'We have not charged or sent the next order of your program, because of something in the patient’s details.',
      'If the details are right, please talk with your doctor; you can also cancel the program. If they are not, please correct them: we then tell you the new date before anything is charged.',
    ],
    action: { label: 'Check the details', url },
  };
}

/** A practitioner has looked at what the patient's details say: the applicant can pay. It says nothing of health. */
export function programCleared({ firstName, url }: ProgramNotice): MailContent {
  return {
    subject: 'You can continue joining the program',
    heading: 'You can continue',
    paragraphs: [
      `Hello ${firstName},`,
      'A practitioner has looked at what you asked about. You can now choose a time for your first consult and pay; nothing has been charged so far.',
      'This promises no medicine: your practitioner decides with you in the consult.',
    ],
    action: { label: 'Continue joining', url },
  };
}

/** What becomes of the fee of a program that ended, and why (rule consent-04). */
const FEE = {
  refused: 'Your fee is refunded in full, because our practitioner could not approve the program.',
  before_consult: 'Your fee is refunded in full, because your first consult had not taken place.',
  consulted: 'Your fee is not refunded, because your first consult has taken place.',
  unreached: `Your fee is not refunded, because our practitioner could not reach you for your first consult. ${UNREACHED_TERMS}`,
  kept: 'Your fee for this month is not refunded, because your first consult has taken place: the month that you paid runs out.',
};

interface Ended extends ProgramNotice {
  /** Null if no fee was paid, or its month is over. */
  fee?: keyof typeof FEE | null;
  isRefused: boolean;
  /** Cents that go back to the member. */
  refunded: number;
  /** Whether a booked consult was cancelled. */
  hadConsult: boolean;
  /** The last local day on which lessons can be read; null if none can. */
  readUntil: string | null;
}

/** A program has ended: what happens to money, consult and lessons (rule consent-04). */
export function programEnded(ended: Ended): MailContent {
  const { firstName, url, isRefused, refunded, hadConsult, readUntil, fee } = ended;
  return {
    subject: 'Your program has ended',
    heading: 'Your program has ended',
    paragraphs: [
      `Hello ${firstName},`,
      isRefused
        ? 'Our practitioner could not approve the program for you. If you have questions, please talk with your doctor or book a short consult.'
        : 'Your program is cancelled. Nothing more is charged.',
      ...(fee ? [FEE[fee]] : []),
      ...(refunded > 0
        ? [
            `${formatMoney(refunded)} goes back to the ${paymentNoun('later')} that paid. It can take a few days to appear.`,
          ]
        : []),
      ...(hadConsult ? ['Your booked consult is cancelled too.'] : []),
      ...(readUntil ? [`You can read the lessons of the month that you have paid until ${readUntil}.`] : []),
    ],
    action: action(url),
  };
}

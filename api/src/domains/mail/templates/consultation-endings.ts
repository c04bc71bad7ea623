import { formatMoney, paymentNoun, UNREACHED_TERMS } from '@saltbush/contract';
import { about, type Consultation } from './consultation';
import type { MailContent } from './content';

const ENDINGS = {
  completed: {
    title: 'Your consultation took place',
    text: 'Thank you for talking to our practitioner. You find the consultation with your appointments, and there every document that your practitioner issues for it.',
  },
  missed: {
    title: 'We could not reach you for your consultation',
    text: 'You can book another time whenever it suits you.',
  },
  not_held: {
    title: 'We did not ring you for your consultation',
    text: 'You can book another time whenever it suits you.',
  },
};

const NOT_HELD = 'We did not ring you at the time that you booked. That was our mistake, and we are sorry.';

/** What follows for a member of a program: nothing starts before they have talked to a practitioner (rule health-39). */
const PROGRAM_ENDINGS = {
  first: {
    completed: 'Thank you for talking to our practitioner, who now decides about your program.',
    missed:
      'Your program begins once you have talked to our practitioner. Please write to your care team, on the page of your program, when we can ring you again.',
    not_held:
      'Please book your first consult again on the page of your program: it costs nothing more. If you would rather leave the program, your fee is refunded in full.',
  },
  later: {
    completed: 'Thank you for talking to our practitioner.',
    missed: 'You can book another consult on the page of your program.',
    not_held: 'You can book another consult on the page of your program.',
  },
  ended: {
    completed: 'Thank you for talking to our practitioner.',
    missed: 'Your program has ended; nothing more is charged.',
    not_held: 'Your program has ended; nothing more is charged.',
  },
};

const FIRST_AGAIN =
  'Your program begins once you have talked to our practitioner. You can book your first consult again on the page of your program, which costs nothing more.';

/** When it was rung, and what that means for the fee (rule health-35). Mails of earlier releases name no calls. */
function unreached(calls: readonly string[], paid: number): string[] {
  const when = calls.length > 0 ? ` at ${calls.slice(0, -1).join(', ')} and ${calls.at(-1)}` : '';
  return [
    `The practitioner rang the number you gave us${when} and could not reach you.`,
    ...(paid > 0
      ? [UNREACHED_TERMS, 'So the fee stays. If you were not rung at these times, reply to this email.']
      : []),
  ];
}

/** What goes back for a consultation that the shop did not hold. */
function broughtBack({
  refunded = 0,
  freeConsult,
}: {
  refunded?: number;
  freeConsult?: 'back' | null;
}): string[] {
  if (refunded > 0) {
    return [
      `${formatMoney(refunded)} goes back to the ${paymentNoun('later')} that paid. It can take a few days to appear.`,
    ];
  }
  return freeConsult === 'back' ? ['It was one of your free consults: you can book it again.'] : [];
}

/** A consultation has ended: it took place, the patient was not reached, or was not rung. Nothing of what was said is in it. */
export function bookingEnded(
  booking: Consultation & {
    outcome: keyof typeof ENDINGS;
    calls?: readonly string[];
    paid: number;
    /** Cents that go back. */
    refunded?: number;
    freeConsult?: 'back' | null;
    /** Whether the first consult, whose patient was not reached, can be booked again. */
    canBookAgain?: boolean;
    /** Which consult of a program it was; absent for other consultations. */
    program?: keyof typeof PROGRAM_ENDINGS;
  },
): MailContent {
  const { firstName, time, reference, url, outcome, calls = [], paid, program } = booking;
  const { title } = ENDINGS[outcome];
  const isFirstAgain = program === 'first' && outcome === 'missed' && booking.canBookAgain;
  const ending = program ? PROGRAM_ENDINGS[program][outcome] : ENDINGS[outcome].text;
  const text = isFirstAgain ? FIRST_AGAIN : ending;
  const details = about({ firstName, time, reference, url, contactMethod: null });
  const fee = paid > 0 ? [{ label: 'Paid', value: formatMoney(paid) }] : [];
  return {
    subject: title,
    heading: title,
    paragraphs: [
      `Hello ${firstName},`,
      ...(outcome === 'missed' ? unreached(calls, paid) : []),
      ...(outcome === 'not_held' ? [NOT_HELD, ...broughtBack(booking)] : []),
      text,
    ],
    ...details,
    rows: [...(details.rows ?? []), ...fee],
  };
}

/** The fee of a consultation that has ended is returned (rule health-36). Why stays with the practitioner's record. */
export function bookingFeeReturned(booking: Consultation & { refunded: number }): MailContent {
  const { firstName, time, reference, url, refunded } = booking;
  return {
    subject: 'The fee of your consultation goes back to you',
    heading: 'The fee of your consultation goes back to you',
    paragraphs: [
      `Hello ${firstName},`,
      'We have looked at your consultation again and return its whole fee. We are sorry.',
      `${formatMoney(refunded)} goes back to how you paid, within 3 to 5 business days.`,
    ],
    ...about({ firstName, time, reference, url, contactMethod: null }),
  };
}

import { formatMoney, UNREACHED_TERMS } from '@saltbush/contract';
import { about, type Consultation, hello } from './consultation';
import type { MailContent } from './content';

/** A consultation is booked. The reason is private to the patient, so no mail mentions it. */
export function bookingConfirmation(booking: Consultation & { paid: number }): MailContent {
  const { paid } = booking;
  const details = about(booking);
  const fee = paid > 0 ? [{ label: 'Paid', value: formatMoney(paid) }] : [];
  return {
    subject: 'Your consultation is booked',
    heading: 'Your consultation is booked',
    paragraphs: [...hello(booking), ...(paid > 0 ? [UNREACHED_TERMS] : [])],
    ...details,
    rows: [...(details.rows ?? []), ...fee],
  };
}

const SOON = { day: 'is coming up', hour: 'starts soon' };

/** A consultation is coming up: sent a day and an hour before. */
export function bookingReminder(booking: Consultation & { ahead: keyof typeof SOON }): MailContent {
  return {
    subject: `Your consultation ${SOON[booking.ahead]}`,
    heading: `Your consultation ${SOON[booking.ahead]}`,
    paragraphs: hello(booking),
    ...about(booking),
  };
}

/** A consultation has a new time. */
export function bookingMoved(booking: Consultation & { refunded: number }): MailContent {
  const { refunded } = booking;
  const back =
    refunded > 0 ? [`This time has a lower fee: ${formatMoney(refunded)} goes back to how you paid.`] : [];
  return {
    subject: 'Your consultation has a new time',
    heading: 'Your consultation has a new time',
    paragraphs: [...hello(booking), ...back],
    ...about(booking),
  };
}

/** What becomes of the free consult that a cancelled one used. */
const FREE_CONSULT = {
  back: 'You can book this free consult again.',
  used: 'It was cancelled less than 2 hours before it starts, so the free consult counts as used.',
};

interface Cancelled extends Consultation {
  by: 'patient' | 'practitioner';
  /** Cents. */
  paid: number;
  refunded: number;
  /** Of a program's consult; omitted for others. */
  freeConsult?: keyof typeof FREE_CONSULT | null;
}

/** A consultation is cancelled, by the patient or the practitioner, and what happens to its fee (rule health-15). */
export function bookingCancelled(booking: Cancelled): MailContent {
  const { by, paid, refunded, firstName, time, reference, url, freeConsult } = booking;
  const who =
    by === 'practitioner'
      ? 'The practitioner had to cancel your consultation. We are sorry.'
      : 'Your consultation is cancelled, as you asked.';
  const kept = 'It was cancelled less than 2 hours before it starts, so the fee stays.';
  const money =
    refunded > 0 ? [`${formatMoney(refunded)} goes back to how you paid, within 3 to 5 business days.`] : [];
  return {
    subject: 'Your consultation is cancelled',
    heading: 'Your consultation is cancelled',
    paragraphs: [
      `Hello ${firstName},`,
      who,
      ...(refunded === 0 && paid > 0 ? [kept] : money),
      ...(freeConsult ? [FREE_CONSULT[freeConsult]] : []),
    ],
    ...about({ firstName, time, reference, url, contactMethod: null }),
  };
}

const DOCUMENTS = {
  ready: {
    title: 'A document from your consultation is ready',
    text: 'Your practitioner has issued a document for you. You find it with your appointment, where it can be downloaded.',
  },
  replaced: {
    title: 'A document from your consultation was replaced',
    text: 'Your practitioner has issued a new document instead of the former one, which holds no longer. You find it with your appointment, where it can be downloaded.',
  },
  withdrawn: {
    title: 'A document from your consultation was withdrawn',
    text: 'Your practitioner has withdrawn the document, so please do not use it any more. If you do not know why, call us.',
  },
};

/** A document of a consultation is ready, or holds no longer. What it is stays with the appointment. */
export function bookingDocument(booking: Consultation & { news: keyof typeof DOCUMENTS }): MailContent {
  const { firstName, time, reference, url, news } = booking;
  const { title, text } = DOCUMENTS[news];
  return {
    subject: title,
    heading: title,
    paragraphs: [`Hello ${firstName},`, text],
    ...about({ firstName, time, reference, url, contactMethod: null }),
  };
}

/** A script of a consultation is on file: not of what, nor for whom. The subject names no script: others see it on a locked screen. */
export const bookingScript = ({ firstName, time, reference, url }: Consultation): MailContent => ({
  subject: 'Something from your consultation is ready',
  heading: 'Your script is on file',
  paragraphs: [
    `Hello ${firstName},`,
    'Our practitioner has issued a script in your consultation, and our pharmacy keeps it on file. You find it with your appointments: what it is, how it is taken, and where to order on it.',
    'You need neither paper nor a token. A pharmacist checks each order on it, and it can be filled at our pharmacy only.',
  ],
  ...about({ firstName, time, reference, url, contactMethod: null }),
});

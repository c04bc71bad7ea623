import { formatMoney } from '@saltbush/contract';
import type { MailContent } from './content';

interface Consultation {
  firstName: string;
  /** Formatted local day and hours. */
  time: string;
  /** Null if the practitioner decides. */
  contactMethod: 'phone' | 'video' | null;
  /** The page to view or cancel it; null for guests, who use the page of their request. */
  url: string | null;
}

const HOW = {
  phone: 'The practitioner will call you within this time on the phone number you gave us.',
  video: 'The practitioner will send a video link within this time to the phone number you gave us.',
};
const EMERGENCY = 'This service is not for emergencies. In an emergency, call 000.';

function about({ time, contactMethod, url }: Consultation): Pick<MailContent, 'rows' | 'action' | 'note'> {
  return {
    rows: [
      { label: 'When', value: time },
      ...(contactMethod
        ? [{ label: 'How', value: contactMethod === 'phone' ? 'By phone' : 'By video' }]
        : []),
    ],
    ...(url ? { action: { label: 'View your account', url } } : {}),
    note: EMERGENCY,
  };
}

const hello = ({ firstName, contactMethod }: Consultation) => [
  `Hello ${firstName},`,
  ...(contactMethod ? [HOW[contactMethod]] : []),
];

/** A consultation is booked. The reason is private to the patient, so no mail mentions it. */
export function bookingConfirmation(booking: Consultation & { paid: number }): MailContent {
  const { paid } = booking;
  const details = about(booking);
  const fee = paid > 0 ? [{ label: 'Paid', value: formatMoney(paid) }] : [];
  return {
    subject: 'Your consultation is booked',
    heading: 'Your consultation is booked',
    paragraphs: hello(booking),
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

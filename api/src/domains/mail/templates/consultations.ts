import { formatMoney } from '@saltbush/contract';
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

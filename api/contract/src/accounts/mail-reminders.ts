/**
 * Mails that a customer can do without, with what the account page says of them. All others report what has happened to
 * an order, a payment, a booking or the account, and are always sent.
 */
export const MAIL_REMINDERS = {
  autodelivery: {
    label: 'Before an AutoDelivery',
    description: 'Five days before its order is charged, while you can still change or skip it.',
  },
  consultation: {
    label: 'Before a consultation',
    description: 'A day and an hour before it starts.',
  },
  program: {
    label: 'Before your program’s next order',
    description: 'While you can still change it.',
  },
} as const;

export type MailReminder = keyof typeof MAIL_REMINDERS;

/** In the order in which they are listed. */
export const MAIL_REMINDER_NAMES = Object.keys(MAIL_REMINDERS) as MailReminder[];

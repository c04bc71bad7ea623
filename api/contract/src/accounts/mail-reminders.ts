/**
 * Mails that a customer can do without, with what the account page says of them. All others report what has happened to
 * an order, a payment, a booking or the account, or announce a charge, and are always sent.
 */
export const MAIL_REMINDERS = {
  consultation: {
    label: 'Before a consultation',
    description: 'A day and an hour before it starts.',
  },
} as const;

export type MailReminder = keyof typeof MAIL_REMINDERS;

/** In the order in which they are listed. */
export const MAIL_REMINDER_NAMES = Object.keys(MAIL_REMINDERS) as MailReminder[];

/** Whether a mail of this name can be turned off. */
export const isMailReminder = (name: string): name is MailReminder => Object.hasOwn(MAIL_REMINDERS, name);

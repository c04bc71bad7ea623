import type { TemplateData, TemplateName } from './templates';

/** A mail of one template to send. */
export interface MailOf<Name extends TemplateName> {
  /** Identifies the occasion, such as `welcome:{user id}`: each id is sent once. */
  id: string;
  to: string;
  /** The e-mail of the account whose choices about reminders count; the receiver's by default. */
  account?: string;
  template: Name;
  data: TemplateData<Name>;
  /** How long the mail is worth sending, in milliseconds; 3 days by default. */
  usefulMs?: number;
  /** What it tells the state of: it takes the place of a mail about the same that still waits. */
  about?: string;
  /** How long it waits for later mails about the same, in milliseconds: one mail then tells of several changes. */
  waitMs?: number;
}

/** A mail to send. */
export type Mail = { [Name in TemplateName]: MailOf<Name> }[TemplateName];

/** How long a mail is worth sending by default, in milliseconds. */
export const USEFUL_MS = 3 * 24 * 60 * 60 * 1000;

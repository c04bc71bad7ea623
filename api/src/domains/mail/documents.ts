import type { TemplateName } from './templates';

/** What a reader gets. */
export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Collection `mail_outbox`: mails to send, and for 30 days that they were sent. */
export interface MailDocument {
  /** What the mail is for: storing it twice sends it once. */
  _id: string;
  template: TemplateName;
  /** The message, encrypted; null when it was sent or given up. */
  sealed: string | null;
  status: 'queued' | 'sent' | 'failed';
  /** When it may be tried next; null when nothing is left to do. */
  due_at: Date | null;
  /** Who sends it now. */
  claim: string | null;
  attempts: number;
  /** Later it is of no use and is given up. */
  expires_at: Date;
  created_at: Date;
}

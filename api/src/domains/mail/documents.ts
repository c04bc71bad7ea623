import type { TemplateName } from './templates';

/** The rendered message. */
export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Collection `mail_outbox`: mails to send, and a record of sent ones for 30 days. */
export interface MailDocument {
  /** Identifies the occasion: storing it twice sends one mail. */
  _id: string;
  template: TemplateName;
  /** The encrypted message; null once it was sent or abandoned. */
  sealed: string | null;
  /** What it is about, if a later mail about the same takes its place while it waits. */
  about?: string;
  status: 'queued' | 'sent' | 'failed';
  /** When to attempt it next; null if there is nothing left to do. */
  due_at: Date | null;
  /** The process that is sending it. */
  claim: string | null;
  attempts: number;
  /** When the mail becomes pointless and is abandoned. */
  expires_at: Date;
  created_at: Date;
}

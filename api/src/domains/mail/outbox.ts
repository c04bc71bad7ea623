import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../lib/context';
import type { MailDocument, MailMessage } from './documents';
import { insertMail } from './store';
import { renderMail, type TemplateData, type TemplateName } from './templates';

export type MailServices = Pick<BaseServices, 'db' | 'cipher' | 'clock'>;

/** A mail of one template to send. */
export interface MailOf<Name extends TemplateName> {
  /** Identifies the occasion, such as `welcome:{user id}`: each id is sent once. */
  id: string;
  to: string;
  template: Name;
  data: TemplateData<Name>;
  /** How long the mail is worth sending, in milliseconds; 3 days by default. */
  usefulMs?: number;
}

/** A mail to send. */
export type Mail = { [Name in TemplateName]: MailOf<Name> }[TemplateName];

const USEFUL_MS = 3 * 24 * 60 * 60 * 1000;

/** Binds the encrypted text to its mail. */
const ownerOf = (id: string) => `mail:${id}`;

/**
 * Puts a mail into the outbox, once per id, encrypted: mails contain names and sign-in links. Within a transaction it
 * is sent if and only if the transaction commits.
 */
export async function enqueueMail(
  { db, cipher, clock }: MailServices,
  { id, to, template, data, usefulMs = USEFUL_MS }: Mail,
  session?: ClientSession,
): Promise<void> {
  const now = clock.now();
  const message: MailMessage = { to, ...renderMail(template, data) };
  const mail: MailDocument = {
    _id: id,
    template,
    sealed: cipher.encrypt(JSON.stringify(message), ownerOf(id)),
    status: 'queued',
    due_at: now,
    claim: null,
    attempts: 0,
    expires_at: new Date(now.getTime() + usefulMs),
    created_at: now,
  };
  await insertMail(db, mail, session);
}

/** Decrypts a mail's message; null once it was sent or abandoned. */
export function openMail(
  { cipher }: Pick<MailServices, 'cipher'>,
  { _id, sealed }: Pick<MailDocument, '_id' | 'sealed'>,
): MailMessage | null {
  return sealed === null ? null : (JSON.parse(cipher.decrypt(sealed, ownerOf(_id))) as MailMessage);
}

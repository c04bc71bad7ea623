import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../lib/context';
import type { MailDocument, MailMessage } from './documents';
import { type Mail, USEFUL_MS } from './mail';
import { isUnwanted } from './reminders';
import { insertMail } from './store';
import { renderMail } from './templates';

export type MailServices = Pick<BaseServices, 'db' | 'cipher' | 'clock'>;

/** Binds the encrypted text to its mail. */
const ownerOf = (id: string) => `mail:${id}`;

/** Addresses below `.invalid` belong to nobody (RFC 2606): accounts that lost their own have one. */
const NOBODY = /\.invalid$/;

/**
 * Puts a mail into the outbox, once per id, encrypted: mails contain names and sign-in links. Within a transaction it
 * is sent if and only if the transaction commits. Mails to nobody are not stored, nor reminders that the address has turned off.
 */
export async function enqueueMail(
  { db, cipher, clock }: MailServices,
  { id, to, account = to, template, data, usefulMs = USEFUL_MS }: Mail,
  session?: ClientSession,
): Promise<void> {
  if (NOBODY.test(to) || (await isUnwanted(db, { template, to: account }, session))) return;
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

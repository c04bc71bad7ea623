import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../lib/context';
import type { MailDocument, MailMessage } from './documents';
import { type Mail, USEFUL_MS } from './mail';
import { isUnwanted } from './reminders';
import { insertMail, withdrawWaiting } from './store';
import { renderMail } from './templates';

export type MailServices = Pick<BaseServices, 'db' | 'cipher' | 'clock'>;

/** Binds the encrypted text to its mail. */
const ownerOf = (id: string) => `mail:${id}`;

/** Addresses below `.invalid` belong to nobody (RFC 2606): accounts that lost their own have one. */
const NOBODY = /\.invalid$/;

/**
 * Returns when a mail is to be sent: at once, or after its wait. One that takes the place of a waiting mail keeps that
 * one's time, so that no row of changes puts off what is said of them.
 */
async function dueAt(
  { db, clock }: MailServices,
  { about, waitMs }: Pick<Mail, 'about' | 'waitMs'>,
  session?: ClientSession,
): Promise<Date> {
  const earlier = about ? await withdrawWaiting(db, about, session) : null;
  const now = clock.now();
  if (!waitMs) return now;
  const waited = new Date(now.getTime() + waitMs);
  // That of a mail that failed is as late as its next try.
  return earlier && earlier < waited ? earlier : waited;
}

/**
 * Puts a mail into the outbox, once per id, encrypted: mails contain names and sign-in links. Within a transaction it
 * is sent if and only if the transaction commits. Mails to nobody are not stored, nor reminders that the address has turned off.
 */
export async function enqueueMail(
  services: MailServices,
  { id, to, account = to, template, data, usefulMs = USEFUL_MS, about, waitMs }: Mail,
  session?: ClientSession,
): Promise<void> {
  const { db, cipher, clock } = services;
  if (NOBODY.test(to) || (await isUnwanted(db, { template, to: account }, session))) return;
  const due_at = await dueAt(services, { about, waitMs }, session);
  const message: MailMessage = { to, ...renderMail(template, data) };
  const mail: MailDocument = {
    _id: id,
    template,
    sealed: cipher.encrypt(JSON.stringify(message), ownerOf(id)),
    ...(about && waitMs ? { about } : {}),
    status: 'queued',
    due_at,
    claim: null,
    attempts: 0,
    expires_at: new Date(due_at.getTime() + usefulMs),
    created_at: clock.now(),
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

import type { Logger } from 'pino';
import type { BaseServices } from '../../lib/context';
import type { MailDocument } from './documents';
import { openMail } from './outbox';
import { settleMail } from './store';
import { failureOf, MailRefusedError, type MailTransport } from './transport';

/** What sending a mail needs. */
export type DeliveryServices = Pick<BaseServices, 'db' | 'cipher' | 'clock'> & {
  log: Pick<Logger, 'error' | 'warn'>;
};

/** Milliseconds. */
export const MINUTE = 60_000;
/** Delays after each failed attempt; after the last one the mail is abandoned. */
const RETRY_MINUTES = [1, 5, 30, 120, 720];

const ABANDONED = { status: 'failed', sealed: null, due_at: null } as const;

/** Returns the mail's state after a failed attempt. */
function afterFailure(mail: MailDocument, now: Date, error: unknown): Parameters<typeof settleMail>[2] {
  const minutes = RETRY_MINUTES[mail.attempts - 1];
  if (minutes === undefined || error instanceof MailRefusedError) return ABANDONED;
  return { due_at: new Date(now.getTime() + minutes * MINUTE) };
}

/** Sends a claimed mail and stores what became of it: sent, due again later, or abandoned. */
export async function deliver(services: DeliveryServices, transport: MailTransport, mail: MailDocument) {
  const { db, clock, log } = services;
  const message = openMail(services, mail);
  if (!message || mail.expires_at <= clock.now()) return settleMail(db, mail, ABANDONED);
  try {
    await transport.send(message, mail._id);
  } catch (error) {
    const { template, attempts } = mail;
    log.warn({ template, attempts, failure: failureOf(error) }, 'Could not send a mail');
    return settleMail(db, mail, afterFailure(mail, clock.now(), error));
  }
  return settleMail(db, mail, { status: 'sent', sealed: null, due_at: null });
}

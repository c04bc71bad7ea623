import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { BaseServices } from '../../lib/context';
import type { MailDocument } from './documents';
import { openMail } from './outbox';
import { claimDueMail, settleMail } from './store';
import { failureOf, MailRefusedError, type MailTransport } from './transport';

type DeliveryServices = Pick<BaseServices, 'db' | 'cipher' | 'clock'> & {
  log: Pick<Logger, 'error' | 'warn'>;
};

const MINUTE = 60_000;
/** After each failed attempt; then the mail is given up. */
const RETRY_MINUTES = [1, 5, 30, 120, 720];
/** Longer than sending can take: afterwards whoever claimed the mail is gone. */
const CLAIM_MS = 5 * MINUTE;
/** Mails of one pass, so that a stop need not wait for all. */
const BATCH = 50;

const GIVEN_UP = { status: 'failed', sealed: null, due_at: null } as const;

/** What a failed attempt means for the mail. */
function afterFailure(mail: MailDocument, now: Date, error: unknown): Parameters<typeof settleMail>[2] {
  const minutes = RETRY_MINUTES[mail.attempts - 1];
  if (minutes === undefined || error instanceof MailRefusedError) return GIVEN_UP;
  return { due_at: new Date(now.getTime() + minutes * MINUTE) };
}

async function deliver(services: DeliveryServices, transport: MailTransport, mail: MailDocument) {
  const { db, clock, log } = services;
  const message = openMail(services, mail);
  if (!message || mail.expires_at <= clock.now()) return settleMail(db, mail, GIVEN_UP);
  try {
    await transport.send(message, mail._id);
  } catch (error) {
    const { template, attempts } = mail;
    log.warn({ template, attempts, failure: failureOf(error) }, 'A mail could not be sent');
    return settleMail(db, mail, afterFailure(mail, clock.now(), error));
  }
  return settleMail(db, mail, { status: 'sent', sealed: null, due_at: null });
}

/**
 * Sends the mails that are due and answers how many were tried. A mail is claimed by a conditional write, so that of
 * all processes one sends it; one that was claimed by a process that died is due again after 5 minutes.
 */
export async function deliverMails(
  services: DeliveryServices,
  transport: MailTransport,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number> {
  for (let count = 0; count < BATCH; count += 1) {
    if (stopping?.aborted) return count;
    const now = services.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const mail = await claimDueMail(services.db, { claim: randomUUID(), now, until });
    if (!mail) return count;
    await deliver(services, transport, mail);
  }
  return BATCH;
}

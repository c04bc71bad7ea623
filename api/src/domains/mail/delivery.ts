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
/** Delays after each failed attempt; after the last one the mail is abandoned. */
const RETRY_MINUTES = [1, 5, 30, 120, 720];
/** Longer than sending can take: an older claim was left behind by a crash. */
const CLAIM_MS = 5 * MINUTE;
/** Mails per run, so that shutdown does not wait for all of them. */
const BATCH = 50;

const ABANDONED = { status: 'failed', sealed: null, due_at: null } as const;

/** Returns the mail's state after a failed attempt. */
function afterFailure(mail: MailDocument, now: Date, error: unknown): Parameters<typeof settleMail>[2] {
  const minutes = RETRY_MINUTES[mail.attempts - 1];
  if (minutes === undefined || error instanceof MailRefusedError) return ABANDONED;
  return { due_at: new Date(now.getTime() + minutes * MINUTE) };
}

async function deliver(services: DeliveryServices, transport: MailTransport, mail: MailDocument) {
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

/**
 * Sends due mails and returns how many were attempted. A conditional write claims each mail, so that only one
 * process sends it; a mail whose process crashed is due again after 5 minutes.
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

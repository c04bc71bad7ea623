import { randomUUID } from 'node:crypto';
import { type DeliveryServices, deliver, MINUTE } from './deliver-mail';
import { claimDueMail } from './store';
import type { MailTransport } from './transport';

/** Longer than sending can take: an older claim was left behind by a crash. */
const CLAIM_MS = 5 * MINUTE;
/** Mails per run, so that shutdown does not wait for all of them. */
const BATCH = 50;

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

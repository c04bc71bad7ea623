import type { Logger } from 'pino';
import type { Hooks } from '../lib/hooks';
import { type AttemptDocument, findAbandoned } from './attempts';
import { paidPurchase } from './hooks';
import type { PaymentServices } from './payment';
import { releaseAttempt } from './release-attempt';

/** An attempt untouched for this long was interrupted by a crash. */
const ABANDONED_AFTER_MS = 30_000;
/** Time a shopper may take for the bank's 3-D Secure step. */
const CHALLENGE_MS = 60 * 60_000;
const BATCH = 100;

type RecoveryServices = PaymentServices & { hooks: Hooks; log: Pick<Logger, 'error'> };

async function recover(services: RecoveryServices, attempt: AttemptDocument): Promise<void> {
  const [purchase] = await services.hooks.call(paidPurchase, attempt);
  if (purchase) return;
  const age = services.clock.now().getTime() - attempt.created_at.getTime();
  if (attempt.status === 'requires_action' && age < CHALLENGE_MS) return;
  await releaseAttempt(services, attempt);
}

/**
 * Completes what a crash interrupted: an authorised payment is captured if its order or booking is stored, and released
 * otherwise. Failures are logged and retried on the next run.
 * @returns how many attempts were processed
 */
export async function recoverPayments(
  services: RecoveryServices,
  { olderThanMs = ABANDONED_AFTER_MS, stopping }: { olderThanMs?: number; stopping?: AbortSignal } = {},
): Promise<number> {
  const before = new Date(services.clock.now().getTime() - olderThanMs);
  const abandoned = await findAbandoned(services.db, before, BATCH);
  for (const attempt of abandoned) {
    if (stopping?.aborted) return abandoned.length;
    try {
      await recover(services, attempt);
    } catch (error) {
      services.log.error({ err: error, attempt: attempt._id }, 'A payment could not be recovered yet');
    }
  }
  return abandoned.length;
}

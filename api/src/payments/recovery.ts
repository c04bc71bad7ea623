import type { Logger } from 'pino';
import type { Hooks } from '../lib/hooks';
import { type AttemptDocument, findAbandoned } from './attempts';
import { type PaymentServices, releaseAttempt } from './authorise';
import { paidPurchase } from './hooks';

/** An attempt that nobody touched for so long was left behind by a crash. */
const ABANDONED_AFTER_MS = 30_000;
/** A shopper may take this long for the bank's 3-D Secure step. */
const CHALLENGE_MS = 60 * 60_000;
const BATCH = 100;

type RecoveryServices = PaymentServices & { hooks: Hooks; log: Pick<Logger, 'error'> };

async function recover(services: RecoveryServices, attempt: AttemptDocument): Promise<void> {
  const [purchase] = await services.hooks.ask(paidPurchase, attempt);
  if (purchase) return;
  const age = services.clock.now().getTime() - attempt.created_at.getTime();
  if (attempt.status === 'requires_action' && age < CHALLENGE_MS) return;
  await releaseAttempt(services, attempt);
}

/**
 * Finishes what a crash left between: an authorised payment whose order or booking is stored is captured, one whose
 * purchase is not is released. One that fails is logged and tried again next time.
 * @returns how many attempts were looked at
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

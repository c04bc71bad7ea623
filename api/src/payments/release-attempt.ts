import { type AttemptDocument, moveAttempt } from './attempts';
import type { PaymentServices } from './payment';

/**
 * Releases an attempt's authorisation. Returns false if its order was stored concurrently: the money then belongs to it.
 * Safe to repeat after a crash.
 */
export async function releaseAttempt(services: PaymentServices, attempt: AttemptDocument): Promise<boolean> {
  const { db, clock, payments } = services;
  const from: AttemptDocument['status'][] = ['started', 'requires_action', 'authorised', 'releasing'];
  const claimed = await moveAttempt(db, attempt._id, from, { status: 'releasing', updated_at: clock.now() });
  if (!claimed) return false;
  const intentId = attempt.intent_id ?? (await payments.find(attempt._id))?.intentId;
  if (intentId) await payments.release(intentId);
  await moveAttempt(db, attempt._id, ['releasing'], { status: 'released', updated_at: clock.now() });
  return true;
}

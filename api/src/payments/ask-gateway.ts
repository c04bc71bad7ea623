import { type AttemptDocument, findAttempt, moveAttempt } from './attempts';
import type { Authorisation } from './gateway-messages';
import type { PaymentResult, PaymentServices } from './payment';

/** Asks the gateway for the current state of an attempt. */
export async function ask({ payments }: PaymentServices, attempt: AttemptDocument): Promise<Authorisation> {
  if (attempt.status === 'requires_action' && attempt.intent_id) return payments.confirm(attempt.intent_id);
  return payments.authorise({
    idempotencyKey: attempt._id,
    amount: attempt.amount,
    currency: 'AUD',
    sourceId: attempt.source_id,
  });
}

/**
 * Stores the gateway's response; null if the attempt changed concurrently and must be read again. An authorisation that
 * arrives after its attempt was abandoned is released here, because nothing else refers to it.
 */
export async function note(
  { db, clock, payments }: PaymentServices,
  attempt: AttemptDocument,
  answer: Authorisation,
): Promise<PaymentResult | null> {
  const moved = await moveAttempt(db, attempt._id, ['started', 'requires_action'], {
    status: answer.status,
    intent_id: answer.intentId,
    updated_at: clock.now(),
    ...(answer.status === 'authorised' ? { details: answer.details } : {}),
    ...(answer.status === 'declined' ? { message: answer.message } : {}),
  });
  if (!moved) {
    const current = await findAttempt(db, attempt._id);
    const isGivenUp = current?.status === 'releasing' || current?.status === 'released';
    if (isGivenUp && answer.intentId) await payments.release(answer.intentId);
    return null;
  }
  switch (answer.status) {
    case 'authorised':
      return {
        status: 'authorised',
        attemptId: attempt._id,
        intentId: answer.intentId,
        details: answer.details,
      };
    case 'requires_action':
      return { status: 'requires_action', intentId: answer.intentId, challengeUrl: answer.challengeUrl };
    case 'declined':
      return { status: 'declined', message: answer.message };
  }
}

import { FIELD_MESSAGES } from '@saltbush/contract';
import { invalidInput } from '../lib/errors';
import { ask, note } from './ask-gateway';
import { type AttemptDocument, insertAttempt, lastAttempt } from './attempts';
import { unknownSource } from './gateway';
import { foreignSource } from './hooks';
import type { PaymentRequest, PaymentResult, PaymentServices } from './payment';
import { releaseAttempt } from './release-attempt';

const MAX_ROUNDS = 20;

const foreignKey = () => invalidInput({ idempotency_key: FIELD_MESSAGES.order_key_invalid });

async function begin(
  { db, clock }: PaymentServices,
  request: PaymentRequest,
  number: number,
): Promise<AttemptDocument | null> {
  const now = clock.now();
  const attempt: AttemptDocument = {
    _id: `${request.orderKey}:${number}`,
    order_key: request.orderKey,
    number,
    cart_uuid: request.cartUuid,
    amount: request.amount,
    source_id: request.sourceId,
    status: 'started',
    intent_id: null,
    details: null,
    message: null,
    created_at: now,
    updated_at: now,
  };
  return (await insertAttempt(db, attempt)) ? attempt : null;
}

/** Resumes an unfinished attempt; null if it was released and a new one must start. */
async function resume(
  services: PaymentServices,
  request: PaymentRequest,
  attempt: AttemptDocument,
): Promise<PaymentResult | null> {
  const isSame = attempt.amount === request.amount && attempt.source_id === request.sourceId;
  if (attempt.status === 'releasing' || !isSame) {
    await releaseAttempt(services, attempt);
    return null;
  }
  if (attempt.status === 'authorised' && attempt.intent_id && attempt.details) {
    const { _id: attemptId, intent_id: intentId, details } = attempt;
    return { status: 'authorised', attemptId, intentId, details };
  }
  return note(services, attempt, await ask(services, attempt));
}

/**
 * Authorises the amount for an order key once: calling it again resumes where the last call stopped, also after a crash
 * or a 3-D Secure step. If the amount or source has changed, the previous authorisation is released first.
 * @throws {BusinessError} INVALID_INPUT for a key that pays for another purchase, whose payment is left alone
 */
export async function authorisePayment(
  services: PaymentServices,
  request: PaymentRequest,
): Promise<PaymentResult> {
  const { sourceId, payer } = request;
  const [foreign] = await services.hooks.call(foreignSource, { sourceId, payer });
  if (foreign) return { status: 'declined', message: unknownSource() };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const last = await lastAttempt(services.db, request.orderKey);
    if (last && last.cart_uuid !== request.cartUuid) throw foreignKey();
    if (last?.status === 'stored' || last?.status === 'captured') return { status: 'settled' };
    if (last && last.status !== 'declined' && last.status !== 'released') {
      const result = await resume(services, request, last);
      if (result) return result;
      continue;
    }
    const attempt = await begin(services, request, (last?.number ?? 0) + 1);
    const result = attempt && (await note(services, attempt, await ask(services, attempt)));
    if (result) return result;
  }
  throw new Error('Too many concurrent updates of one payment.');
}

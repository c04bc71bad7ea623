import type { Db } from 'mongodb';
import type { Clock } from '../lib/clock';
import type { Hooks } from '../lib/hooks';
import { type AttemptDocument, findAttempt, insertAttempt, lastAttempt, moveAttempt } from './attempts';
import { type Authorisation, type PaymentDetails, type PaymentGateway, unknownSource } from './gateway';
import { foreignSource } from './hooks';

export interface PaymentServices {
  db: Db;
  clock: Clock;
  payments: PaymentGateway;
  hooks: Hooks;
}

export interface PaymentRequest {
  orderKey: string;
  cartUuid: string;
  /** Cents. */
  amount: number;
  sourceId: string;
  /** The user who pays; null for a guest. A payment method that others have saved is declined. */
  payer: string | null;
}

/** An authorisation an order can be stored with. */
export interface AuthorisedPayment {
  status: 'authorised';
  attemptId: string;
  intentId: string;
  details: PaymentDetails;
}

/** The outcome of a payment. `settled`: an order with this key is already stored. */
export type PaymentResult =
  | AuthorisedPayment
  | { status: 'requires_action'; intentId: string; challengeUrl: string }
  | { status: 'declined'; message: string }
  | { status: 'settled' };

const MAX_ROUNDS = 20;

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

/** Asks the gateway for the current state of an attempt. */
async function ask({ payments }: PaymentServices, attempt: AttemptDocument): Promise<Authorisation> {
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
async function note(
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

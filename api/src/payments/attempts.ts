import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from '../lib/duplicate-key';
import type { PaymentDetails } from './gateway-messages';

/**
 * State of a payment: started → (requires_action) → authorised → stored → captured, or declined, or
 * releasing → released. `stored` is written in the same transaction as the order.
 */
export type AttemptStatus =
  | 'started'
  | 'requires_action'
  | 'authorised'
  | 'stored'
  | 'captured'
  | 'declined'
  | 'releasing'
  | 'released';

/**
 * Collection `payment_attempts`: written before the gateway is called, so that every payment is known after a crash.
 * `_id` is the order's idempotency key plus the attempt number; it is also the gateway's idempotency key.
 */
export interface AttemptDocument {
  _id: string;
  order_key: string;
  number: number;
  cart_uuid: string;
  /** Cents. */
  amount: number;
  source_id: string;
  status: AttemptStatus;
  intent_id: string | null;
  /** How it is paid, once authorised. */
  details: PaymentDetails | null;
  message: string | null;
  created_at: Date;
  updated_at: Date;
  /** When an attempt that paid for nothing is deleted; unset once its order is stored. */
  expires_at?: Date;
}

/** An attempt as stored: releases that took cards only named the details `card`. */
type StoredAttempt = Omit<AttemptDocument, 'details'> & {
  details?: PaymentDetails | null;
  card?: PaymentDetails | null;
};

const attempts = (db: Db) => db.collection<StoredAttempt>('payment_attempts');

/** Two releases side by side may each have written their own name: one of them is null then. */
const read = ({ card = null, details = null, ...attempt }: StoredAttempt): AttemptDocument => ({
  ...attempt,
  details: details ?? card,
});

/** Attempts in these states are unfinished. */
const UNFINISHED: AttemptStatus[] = ['started', 'requires_action', 'authorised', 'stored', 'releasing'];

/** How long an attempt is known that paid for nothing. */
const UNPAID_MS = 90 * 24 * 60 * 60_000;

export async function ensureIndexes(db: Db): Promise<void> {
  await attempts(db).createIndexes([
    { key: { order_key: 1, number: -1 }, name: 'order' },
    { key: { status: 1, updated_at: 1 }, name: 'unfinished' },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

/** Returns the latest payment attempt for an order key. */
export async function lastAttempt(db: Db, orderKey: string): Promise<AttemptDocument | null> {
  const [attempt] = await attempts(db).find({ order_key: orderKey }).sort({ number: -1 }).limit(1).toArray();
  return attempt ? read(attempt) : null;
}

export async function findAttempt(db: Db, id: string): Promise<AttemptDocument | null> {
  const attempt = await attempts(db).findOne({ _id: id });
  return attempt && read(attempt);
}

/** Stores a new attempt; false if its number was taken concurrently. */
export async function insertAttempt(db: Db, attempt: AttemptDocument): Promise<boolean> {
  try {
    const expires_at = new Date(attempt.created_at.getTime() + UNPAID_MS);
    await attempts(db).insertOne({ ...attempt, expires_at });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

export type AttemptChange = Partial<
  Pick<AttemptDocument, 'intent_id' | 'details' | 'message' | 'updated_at'>
> & { status: AttemptStatus };

/** Moves an attempt to a new state, only from one of `from`. Returns true for exactly one of several callers. */
export async function moveAttempt(
  db: Db,
  id: string,
  from: AttemptStatus[],
  change: AttemptChange,
  session?: ClientSession,
): Promise<boolean> {
  const result = await attempts(db).updateOne(
    { _id: id, status: { $in: from } },
    { $set: change, ...(change.status === 'stored' ? { $unset: { expires_at: true } } : {}) },
    { session },
  );
  return result.matchedCount === 1;
}

/** Attempts not touched since `before`, oldest first. */
export async function findAbandoned(db: Db, before: Date, limit: number): Promise<AttemptDocument[]> {
  const abandoned = attempts(db)
    .find({ status: { $in: UNFINISHED }, updated_at: { $lt: before } })
    .sort({ updated_at: 1 })
    .limit(limit);
  return abandoned.map(read).toArray();
}

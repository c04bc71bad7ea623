import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { GatewayIntent, PaymentDetails } from '../gateway-messages';
import type { SourceOutcome } from './source';

/** Collection `gateway_sources`: tokenised payment details. No number, no security code. */
export interface SourceDocument extends PaymentDetails {
  _id: string;
  outcome: SourceOutcome;
  /** The most that its payer approved, in cents; unset if any amount. */
  most?: number;
  /** The payment that a source with a most was used for: it pays once. */
  paid_by?: string;
  created_at: Date;
  /** When it is deleted unless it is used before. */
  expires_at?: Date;
}

/** Collection `gateway_intents`: payments. Amounts in cents. */
export interface IntentDocument extends PaymentDetails {
  _id: string;
  idempotency_key: string;
  source_id: string;
  amount: number;
  refunded: number;
  refund_keys: string[];
  status: GatewayIntent['status'];
  challenge: 'none' | 'pending' | 'passed' | 'failed';
  message: string | null;
  created_at: Date;
  /** When it is deleted unless it is captured before. */
  expires_at?: Date;
}

/** How long an unused token lives, and a payment that came to nothing. */
const UNUSED_TOKEN_MS = 60 * 60_000;
const UNPAID_MS = 90 * 24 * 60 * 60_000;

const sources = (db: Db) => db.collection<SourceDocument>('gateway_sources');
const intents = (db: Db) => db.collection<IntentDocument>('gateway_intents');

export async function ensureIndexes(db: Db): Promise<void> {
  await sources(db).createIndex({ expires_at: 1 }, { name: 'expires', expireAfterSeconds: 0 });
  await intents(db).createIndexes([
    { key: { idempotency_key: 1 }, name: 'idempotency', unique: true },
    { key: { expires_at: 1 }, name: 'expires', expireAfterSeconds: 0 },
  ]);
}

export async function insertSource(db: Db, source: SourceDocument): Promise<void> {
  const expires_at = new Date(source.created_at.getTime() + UNUSED_TOKEN_MS);
  await sources(db).insertOne({ ...source, expires_at });
}

/** Returns a source that approves one payment, for that of the key alone. It is kept no longer than unused ones. */
const useOnce = (db: Db, id: string, key: string): Promise<SourceDocument | null> =>
  sources(db).findOneAndUpdate(
    { _id: id, $or: [{ paid_by: { $exists: false } }, { paid_by: key }] },
    { $set: { paid_by: key } },
    { returnDocument: 'after' },
  );

/**
 * Returns a source that is being used, and keeps its token from now on, unless its bank declines it. `key` is that of the
 * payment it is used for, if any.
 */
export async function useSource(db: Db, id: string, key?: string): Promise<SourceDocument | null> {
  const found = await sources(db).findOne({ _id: id });
  if (found?.most !== undefined) return key === undefined ? found : useOnce(db, id, key);
  const kept = await sources(db).findOneAndUpdate(
    { _id: id, outcome: { $ne: 'declined' } },
    { $unset: { expires_at: true } },
    { returnDocument: 'after' },
  );
  return kept ?? sources(db).findOne({ _id: id });
}

export async function findIntent(db: Db, id: string): Promise<IntentDocument | null> {
  return intents(db).findOne({ _id: id });
}

export async function findIntentByKey(db: Db, key: string): Promise<IntentDocument | null> {
  return intents(db).findOne({ idempotency_key: key });
}

/** Stores a new payment, or returns the one its idempotency key already created. */
export async function insertIntentOnce(db: Db, intent: IntentDocument): Promise<IntentDocument> {
  try {
    const expires_at = new Date(intent.created_at.getTime() + UNPAID_MS);
    await intents(db).insertOne({ ...intent, expires_at });
    return intent;
  } catch (error) {
    const isDuplicate = isDuplicateKey(error);
    const existing = isDuplicate ? await findIntentByKey(db, intent.idempotency_key) : null;
    if (!existing) throw error;
    return existing;
  }
}

/** Moves a payment to a new state, only from one of `from`. Returns whether it did. */
export async function moveIntent(
  db: Db,
  id: string,
  from: IntentDocument['status'][],
  change: Partial<Pick<IntentDocument, 'status' | 'challenge' | 'message'>>,
): Promise<boolean> {
  const kept = change.status === 'captured' ? { $unset: { expires_at: true as const } } : {};
  const result = await intents(db).updateOne({ _id: id, status: { $in: from } }, { $set: change, ...kept });
  return result.matchedCount === 1;
}

/** Records the result of a payment's 3-D Secure step, once. */
export async function answerChallenge(db: Db, id: string, passed: boolean): Promise<boolean> {
  const change = passed
    ? { challenge: 'passed' as const }
    : { challenge: 'failed' as const, status: 'declined' as const, message: CHALLENGE_FAILED };
  const result = await intents(db).updateOne(
    { _id: id, status: 'requires_action', challenge: 'pending' },
    { $set: change },
  );
  return result.modifiedCount === 1;
}

/** Adds a refund once per key; never more than was captured. */
export async function addRefund(db: Db, id: string, amount: number, key: string): Promise<void> {
  const intent = await findIntent(db, id);
  if (!intent || intent.refund_keys.includes(key)) return;
  if (intent.refunded + amount > intent.amount) {
    throw new RangeError('A refund cannot be larger than the payment.');
  }
  const refunded = intent.refunded + amount;
  const status = refunded === intent.amount ? 'refunded' : intent.status;
  const result = await intents(db).updateOne(
    { _id: id, refunded: intent.refunded, status: 'captured' },
    { $set: { refunded, status }, $push: { refund_keys: key } },
  );
  if (result.modifiedCount === 0) await addRefund(db, id, amount, key);
}

export const CHALLENGE_FAILED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

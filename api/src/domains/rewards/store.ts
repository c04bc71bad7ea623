import { createHash } from 'node:crypto';
import type { ClientSession, Db } from 'mongodb';
import { ensureRoundTripIndexes } from '../../identity/round-trips';
import { inTransaction, type TransactionServices } from '../../lib/database/transactions';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { CustomerDocument } from '../accounts';
import type { RewardsCardDocument } from './documents';

/** Collection of popups that are at the rewards provider. */
export const REWARDS_LINKS = 'rewards_links';

const cards = (db: Db) => db.collection<RewardsCardDocument>('rewards_cards');
const customers = (db: Db) => db.collection<CustomerDocument>('customers');

/** Creates the indexes of cards and of pending popups. */
export async function ensureIndexes(db: Db): Promise<void> {
  await ensureRoundTripIndexes(db, REWARDS_LINKS);
  await cards(db).createIndex({ user_id: 1 }, { name: 'user' });
}

/** A card as identified by the rewards provider. */
export interface VouchedCard {
  issuer: string;
  subject: string;
  number: string;
}

const keyOf = ({ issuer, subject }: VouchedCard) =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');

/** Number of card digits shown (section 2.17). */
const [FIRST, LAST] = [2, 4];

/** Assigns a card to a user without one. Throws the database's duplicate key error if another user has the card. */
async function take(
  db: Db,
  { userId, card, now }: { userId: string; card: VouchedCard; now: Date },
  session: ClientSession,
): Promise<'linked' | 'already-linked'> {
  const shown = {
    edr_card_first2: card.number.slice(0, FIRST),
    edr_card_last4: card.number.slice(-LAST),
    edr_linked: true,
  };
  const { modifiedCount } = await customers(db).updateOne(
    { _id: userId, edr_linked: false },
    { $set: shown },
    { session },
  );
  if (modifiedCount === 0) return 'already-linked';
  await cards(db).insertOne({ _id: keyOf(card), user_id: userId, linked_at: now }, { session });
  return 'linked';
}

/** Links a card to a user atomically; each can be linked at most once. */
export async function linkCard(
  services: TransactionServices & { db: Db },
  link: { userId: string; card: VouchedCard; now: Date },
): Promise<'linked' | 'already-linked' | 'taken'> {
  try {
    return await inTransaction(services, (session) => take(services.db, link, session));
  } catch (error) {
    if (isDuplicateKey(error)) return 'taken';
    throw error;
  }
}

/** Unlinks a user's card, if any. */
export async function unlinkCard(db: Db, userId: string, session?: ClientSession): Promise<void> {
  const none = { edr_card_first2: null, edr_card_last4: null, edr_linked: false };
  await customers(db).updateOne({ _id: userId }, { $set: none }, { session });
  await cards(db).deleteMany({ user_id: userId }, { session });
}

/** Adds rewards points to a user with a linked card; returns false for others, who get none. */
export async function addPoints(
  db: Db,
  userId: string,
  points: number,
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await customers(db).updateOne(
    { _id: userId, edr_linked: true },
    { $inc: { edr_points: points } },
    { session },
  );
  return matchedCount === 1;
}

/** Takes rewards points back from a user with a linked card, at most those that are there. */
export async function takePoints(
  db: Db,
  userId: string,
  points: number,
  session: ClientSession,
): Promise<void> {
  const linked = { _id: userId, edr_linked: true };
  const enough = { ...linked, edr_points: { $gte: points } };
  const { matchedCount } = await customers(db).updateOne(
    enough,
    { $inc: { edr_points: -points } },
    { session },
  );
  if (matchedCount === 1) return;
  const fewer = { ...linked, edr_points: { $lt: points } };
  await customers(db).updateOne(fewer, { $set: { edr_points: 0 } }, { session });
}

import type { ClientSession, Db } from 'mongodb';
import type { CustomerDocument } from '../accounts';
import type { SavedCard } from './cards';

const customers = (db: Db) => db.collection<CustomerDocument & { card_writes?: number }>('customers');

/** Saves a card unless it is already saved or the user has `most` of them; unlimited by default. */
export async function addCard(
  db: Db,
  userId: string,
  card: SavedCard,
  { most, session }: { most?: number; session?: ClientSession } = {},
): Promise<void> {
  await customers(db).updateOne(
    {
      _id: userId,
      'payment_methods.stripe_source_id': { $ne: card.stripe_source_id },
      ...(most ? { [`payment_methods.${most - 1}`]: { $exists: false } } : {}),
    },
    { $push: { payment_methods: card } },
    { session },
  );
}

/** Removes a saved card; returns false if the user has no such card. */
export async function pullCard(
  db: Db,
  userId: string,
  stripe_source_id: string,
  session: ClientSession,
): Promise<boolean> {
  const result = await customers(db).updateOne(
    { _id: userId, 'payment_methods.stripe_source_id': stripe_source_id },
    { $pull: { payment_methods: { stripe_source_id } } },
    { session },
  );
  return result.matchedCount === 1;
}

/** Makes a card the default; returns false if the user has no such card. */
export async function setDefaultCard(db: Db, userId: string, stripe_source_id: string): Promise<boolean> {
  const result = await customers(db).updateOne(
    { _id: userId, 'payment_methods.stripe_source_id': stripe_source_id },
    { $set: { default_payment_method: stripe_source_id } },
  );
  return result.matchedCount === 1;
}

/**
 * Locks a user's card for the rest of the transaction, so that it cannot be removed concurrently; returns false if the
 * user has no such card.
 */
export async function holdCard(
  db: Db,
  userId: string,
  stripe_source_id: string,
  session: ClientSession,
): Promise<boolean> {
  const result = await customers(db).updateOne(
    { _id: userId, 'payment_methods.stripe_source_id': stripe_source_id },
    { $inc: { card_writes: 1 } },
    { session },
  );
  return result.matchedCount === 1;
}

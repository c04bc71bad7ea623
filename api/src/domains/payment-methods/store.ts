import type { ClientSession, Db } from 'mongodb';
import type { CustomerDocument } from '../accounts';
import type { ProvenMethod } from './proven-method';

const customers = (db: Db) =>
  db.collection<CustomerDocument & { payment_method_writes?: number }>('customers');

/** Maximum saved methods per user; limits the size of the document. */
export const MAX_SAVED_METHODS = 20;

/** Creates the index by which a payment method's customer is found. */
export async function ensureIndexes(db: Db): Promise<void> {
  await customers(db).createIndex({ 'payment_methods.stripe_source_id': 1 }, { name: 'card', sparse: true });
}

/** @returns the ids of the customers who saved a payment method */
export async function listHolders(db: Db, stripe_source_id: string): Promise<string[]> {
  const filter = { 'payment_methods.stripe_source_id': stripe_source_id };
  const holders = await customers(db)
    .find(filter, { projection: { _id: 1 } })
    .toArray();
  return holders.map(({ _id }) => _id);
}

/** Saves a proven payment method unless it is already saved or the user has `most` of them; unlimited by default. */
export async function savePaymentMethod(
  db: Db,
  userId: string,
  method: ProvenMethod,
  { most, session }: { most?: number; session?: ClientSession } = {},
): Promise<void> {
  await customers(db).updateOne(
    {
      _id: userId,
      'payment_methods.stripe_source_id': { $ne: method.stripe_source_id },
      ...(most ? { [`payment_methods.${most - 1}`]: { $exists: false } } : {}),
    },
    { $push: { payment_methods: method } },
    { session },
  );
}

/** Removes a saved payment method; returns false if the user has no such method. */
export async function pullPaymentMethod(
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

/** Makes a payment method the default; returns false if the user has no such method. */
export async function setDefaultMethod(
  db: Db,
  userId: string,
  stripe_source_id: string,
  session?: ClientSession,
): Promise<boolean> {
  const result = await customers(db).updateOne(
    { _id: userId, 'payment_methods.stripe_source_id': stripe_source_id },
    { $set: { default_payment_method: stripe_source_id } },
    { session },
  );
  return result.matchedCount === 1;
}

/**
 * Locks a user's payment method for the rest of the transaction, so that it cannot be removed concurrently; returns false if the
 * user has no such method.
 */
export async function holdPaymentMethod(
  db: Db,
  userId: string,
  stripe_source_id: string,
  session: ClientSession,
): Promise<boolean> {
  const result = await customers(db).updateOne(
    { _id: userId, 'payment_methods.stripe_source_id': stripe_source_id },
    { $inc: { payment_method_writes: 1 } },
    { session },
  );
  return result.matchedCount === 1;
}

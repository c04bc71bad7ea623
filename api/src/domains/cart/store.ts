import type { ClientSession, Db, Filter } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import type { CartDocument } from './documents';

const carts = (db: Db) => db.collection<CartDocument>('carts');

export async function ensureIndexes(db: Db): Promise<void> {
  await carts(db).createIndexes([
    { key: { open_key: 1 }, name: 'open', unique: true },
    { key: { user_id: 1, created_at: -1 }, name: 'user' },
  ]);
}

/** `open_key` of a user's open cart. */
export const openKeyOf = (userId: string) => `user:${userId}`;

/** A cart with a user is only for that user; a guest's cart is for whoever knows its uuid. */
function reachableBy(userId: string | null): Filter<CartDocument> {
  return userId ? { user_id: { $in: [null, userId] } } : { user_id: null };
}

/** A cart in any status, as far as the user (null: a guest) may reach it. */
export async function findCart(
  db: Db,
  uuid: string,
  userId: string | null,
  session?: ClientSession,
): Promise<CartDocument | null> {
  return carts(db).findOne({ _id: uuid, ...reachableBy(userId) }, { session });
}

/** A user's open cart. */
export async function findUserCart(
  db: Db,
  userId: string,
  session?: ClientSession,
): Promise<CartDocument | null> {
  return carts(db).findOne({ open_key: openKeyOf(userId) }, { session });
}

/** Stores a new cart; false when its user has an open one already. */
export async function insertCart(db: Db, cart: CartDocument): Promise<boolean> {
  try {
    await carts(db).insertOne(cart);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

export type CartChange = Partial<Omit<CartDocument, '_id' | 'version' | 'created_at'>>;

/** Writes to an open cart that still has the version it was read with. False when another write was faster. */
export async function writeCart(
  db: Db,
  cart: Pick<CartDocument, '_id' | 'version'>,
  change: CartChange,
  session?: ClientSession,
): Promise<boolean> {
  const result = await carts(db).updateOne(
    { _id: cart._id, version: cart.version, status: 'open' },
    { $set: change, $inc: { version: 1 } },
    { session },
  );
  return result.modifiedCount === 1;
}

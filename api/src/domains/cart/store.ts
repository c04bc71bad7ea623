import type { ClientSession, Db, Filter } from 'mongodb';
import { isDuplicateKey } from '../../lib/duplicate-key';
import { BusinessError } from '../../lib/errors';
import type { CartDocument } from './documents';
import { MAX_LINES } from './lines/lines';

const carts = (db: Db) => db.collection<CartDocument>('carts');

/** Carts are deleted 90 days after their last change, whatever became of them: an order has its own copy. */
const IDLE_SECONDS = 90 * 24 * 60 * 60;

export async function ensureIndexes(db: Db): Promise<void> {
  await carts(db).createIndexes([
    { key: { open_key: 1 }, name: 'open', unique: true },
    { key: { user_id: 1, created_at: -1 }, name: 'user' },
    { key: { updated_at: 1 }, name: 'idle', expireAfterSeconds: IDLE_SECONDS },
  ]);
}

/** Returns the `open_key` of a user's open cart. */
export const openKeyOf = (userId: string) => `user:${userId}`;

/** A user's cart is accessible to that user only; a guest's cart to anyone who has its uuid. */
function reachableBy(userId: string | null): Filter<CartDocument> {
  return userId ? { user_id: { $in: [null, userId] } } : { user_id: null };
}

/** Returns a cart in any status if the user (null for a guest) may access it. */
export async function findCart(
  db: Db,
  uuid: string,
  userId: string | null,
  session?: ClientSession,
): Promise<CartDocument | null> {
  return carts(db).findOne({ _id: uuid, ...reachableBy(userId) }, { session });
}

/** Returns true for the open cart of any user. */
export async function isUserCart(db: Db, uuid: string): Promise<boolean> {
  const filter = { _id: uuid, status: 'open' as const, user_id: { $ne: null } };
  return (await carts(db).findOne(filter, { projection: { _id: 1 } })) !== null;
}

/** Returns a user's open cart. */
export async function findUserCart(
  db: Db,
  userId: string,
  session?: ClientSession,
): Promise<CartDocument | null> {
  return carts(db).findOne({ open_key: openKeyOf(userId) }, { session });
}

/** Stores a new cart. Returns false if its user already has an open one. */
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

/**
 * Writes to an open cart at the version it was read. Every change of lines passes here, which bounds their number.
 * @returns false if another write came first
 * @throws {BusinessError} `CART_FULL` if the lines grow beyond the maximum
 */
export async function writeCart(
  db: Db,
  cart: Pick<CartDocument, '_id' | 'version' | 'items'>,
  change: CartChange,
  session?: ClientSession,
): Promise<boolean> {
  const lines = change.items?.length ?? 0;
  if (lines > MAX_LINES && lines > cart.items.length) throw new BusinessError('CART_FULL');
  const result = await carts(db).updateOne(
    { _id: cart._id, version: cart.version, status: 'open' },
    { $set: change, $inc: { version: 1 } },
    { session },
  );
  return result.modifiedCount === 1;
}

/** Deletes all carts of a user. */
export async function deleteCarts(db: Db, userId: string, session?: ClientSession): Promise<void> {
  await carts(db).deleteMany({ user_id: userId }, { session });
}

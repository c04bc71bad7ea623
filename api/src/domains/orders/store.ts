import type { ClientSession, Db } from 'mongodb';
import { ensureIndexes as ensureFoundBy, type Findable, foundBy } from './desk/found-by';
import type { OrderDocument } from './documents';

const orders = (db: Db) => db.collection<OrderDocument>('orders');

/** Creates the indexes of orders. */
export async function ensureIndexes(db: Db): Promise<void> {
  await orders(db).createIndexes([
    { key: { reference: 1 }, name: 'reference', unique: true },
    { key: { idempotency_key: 1 }, name: 'idempotency', unique: true },
    { key: { user_id: 1, created_at: -1 }, name: 'user' },
    { key: { email: 1, created_at: -1 }, name: 'email' },
    { key: { state: 1, created_at: 1, _id: 1 }, name: 'queue' },
    {
      key: { state: 1, created_at: 1, _id: 1 },
      name: 'queue_sent',
      partialFilterExpression: { 'shipping_method.id': { $exists: true } },
    },
    {
      key: { state: 1, created_at: 1, _id: 1 },
      name: 'queue_unsent',
      partialFilterExpression: { shipping_method: null },
    },
    {
      key: { state: 1, created_at: 1, _id: 1 },
      name: 'queue_reviewed',
      partialFilterExpression: { 'review.staff_id': { $exists: true } },
    },
    { key: { state: 1, 'shipping_method.id': 1 }, name: 'sent' },
    // For the `bought_together` recommendations.
    { key: { 'items.product_id': 1, created_at: -1 }, name: 'product' },
    { key: { 'returns.state': 1, created_at: 1, _id: 1 }, name: 'returns' },
    { key: { 'scripts.state': 1, created_at: 1, _id: 1 }, name: 'scripts' },
    { key: { refund_due: 1 }, name: 'refund_due', sparse: true },
  ]);
  await ensureFoundBy(db);
}

/** Finds the order of an idempotency key. */
export async function findOrderByKey(db: Db, key: string): Promise<OrderDocument | null> {
  return orders(db).findOne({ idempotency_key: key });
}

/** Finds an order by its id, which only its signed links contain. */
export async function findOrderById(db: Db, id: string): Promise<OrderDocument | null> {
  return orders(db).findOne({ _id: id });
}

/** Finds a user's order by its reference. */
export async function findUserOrder(
  db: Db,
  reference: string,
  userId: string,
): Promise<OrderDocument | null> {
  return orders(db).findOne({ reference, user_id: userId });
}

/** Finds a guest's order by its reference and a second value known only to the guest. */
export async function findGuestOrder(
  db: Db,
  reference: string,
  proof: { email: string } | { cart_uuid: string },
): Promise<OrderDocument | null> {
  return orders(db).findOne({ reference, user_id: null, ...proof });
}

/** Lists a user's orders by reference, newest first. */
export async function findUserOrders(
  db: Db,
  references: readonly string[],
  userId: string,
): Promise<OrderDocument[]> {
  if (references.length === 0) return [];
  const found = await orders(db)
    .find({ reference: { $in: [...references] }, user_id: userId })
    .toArray();
  return found.sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

/** Returns a page of a user's orders, newest first, with the total count. */
export async function listUserOrders(
  db: Db,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: OrderDocument[]; total: number }> {
  const [data, total] = await Promise.all([
    orders(db).find({ user_id: userId }).sort({ created_at: -1 }).skip(skip).limit(limit).toArray(),
    orders(db).countDocuments({ user_id: userId }),
  ]);
  return { data, total };
}

/** Whether the user, or anyone with this e-mail, has ordered before. An order that was cancelled is none. */
export async function hasOrdered(
  db: Db,
  { userId, email = null }: { userId: string | null; email?: string | null },
  session?: ClientSession,
): Promise<boolean> {
  const options = { projection: { _id: 1 }, session };
  const state = { $ne: 'cancelled' as const };
  if (userId && (await orders(db).findOne({ user_id: userId, state }, options))) return true;
  return email !== null && (await orders(db).findOne({ email, state }, options)) !== null;
}

/** Stores an order. Throws a duplicate key error if its idempotency key is taken. */
export async function insertOrder(db: Db, order: OrderDocument, session: ClientSession): Promise<void> {
  await orders(db).insertOne({ ...order, found_by: foundBy(order) }, { session });
}

/** Marks the authorised payment of an order as captured. */
export async function markCaptured(db: Db, orderKey: string): Promise<void> {
  const authorised = { idempotency_key: orderKey, 'payment.status': 'authorised' as const };
  await orders(db).updateOne(authorised, { $set: { 'payment.status': 'captured' } });
}

type Basket = Pick<OrderDocument, 'state' | 'user_id' | 'email'> & {
  items: Pick<OrderDocument['items'][number], 'product_id'>[];
};

/** @returns who ordered a product and what with it, the latest orders first */
export async function listBaskets(db: Db, productId: number, limit: number): Promise<Basket[]> {
  return orders(db)
    .find({ 'items.product_id': productId })
    .sort({ created_at: -1 })
    .limit(limit)
    .project<Basket>({ _id: 0, state: 1, user_id: 1, email: 1, 'items.product_id': 1 })
    .toArray();
}

/** States in which an order still has to be prepared. */
const UNSENT: OrderDocument['state'][] = ['placed', 'pharmacist_review', 'packed'];

/** Whether a user has an order that has not been sent yet; a fee has nothing to send. */
export async function hasUnsentOrder(db: Db, userId: string, session?: ClientSession): Promise<boolean> {
  const filter = { user_id: userId, state: { $in: UNSENT }, shipping_method: { $ne: null } };
  return (await orders(db).findOne(filter, { session, projection: { _id: 1 } })) !== null;
}

/** Changes the address of an order in the state read; returns false if the order has moved on. */
export async function setShippingAddress(
  db: Db,
  order: Pick<OrderDocument, '_id' | 'state'> & Findable,
  shipping_address: NonNullable<OrderDocument['shipping_address']>,
): Promise<boolean> {
  const { _id, state } = order;
  const found_by = foundBy({ ...order, shipping_address });
  const { matchedCount } = await orders(db).updateOne(
    { _id, state },
    { $set: { shipping_address, found_by } },
  );
  return matchedCount === 1;
}

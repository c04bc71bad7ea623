import type { ClientSession, Db } from 'mongodb';
import type { CustomerDocument } from '../accounts/documents';
import type { ProductDocument } from '../catalogue/documents';
import type { OrderDocument } from './documents';

const orders = (db: Db) => db.collection<OrderDocument>('orders');

export async function ensureIndexes(db: Db): Promise<void> {
  await orders(db).createIndexes([
    { key: { reference: 1 }, name: 'reference', unique: true },
    { key: { idempotency_key: 1 }, name: 'idempotency', unique: true },
    { key: { user_id: 1, created_at: -1 }, name: 'user' },
    { key: { email: 1, created_at: -1 }, name: 'email' },
    // For products that are bought together.
    { key: { 'items.product_id': 1, created_at: -1 }, name: 'product' },
  ]);
}

/** The order of an idempotency key. */
export async function findOrderByKey(db: Db, key: string): Promise<OrderDocument | null> {
  return orders(db).findOne({ idempotency_key: key });
}

/** A user's order by its reference. */
export async function findUserOrder(
  db: Db,
  reference: string,
  userId: string,
): Promise<OrderDocument | null> {
  return orders(db).findOne({ reference, user_id: userId });
}

/** A guest's order by its reference and one more thing that only the guest knows. */
export async function findGuestOrder(
  db: Db,
  reference: string,
  proof: { email: string } | { cart_uuid: string },
): Promise<OrderDocument | null> {
  return orders(db).findOne({ reference, user_id: null, ...proof });
}

/** A user's orders by reference, newest first. */
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

/** A page of a user's orders, newest first, and how many there are. */
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

/** True when the user, or somebody with this e-mail, has ordered before. */
export async function hasOrdered(
  db: Db,
  { userId, email }: { userId: string | null; email: string | null },
): Promise<boolean> {
  const [own, mailed] = await Promise.all([
    userId ? orders(db).findOne({ user_id: userId }, { projection: { _id: 1 } }) : null,
    email ? orders(db).findOne({ email }, { projection: { _id: 1 } }) : null,
  ]);
  return own !== null || mailed !== null;
}

export async function insertOrder(db: Db, order: OrderDocument, session: ClientSession): Promise<void> {
  await orders(db).insertOne(order, { session });
}

/** Notes where the payment of an order stands. */
export async function setPaymentStatus(
  db: Db,
  orderKey: string,
  status: NonNullable<OrderDocument['payment']>['status'],
): Promise<void> {
  await orders(db).updateOne({ idempotency_key: orderKey }, { $set: { 'payment.status': status } });
}

/** Takes units from stock; false when there are not enough, or the product is no longer sold. */
export async function takeStock(
  db: Db,
  productId: number,
  quantity: number,
  now: Date,
  session: ClientSession,
): Promise<boolean> {
  const result = await db
    .collection<ProductDocument>('products')
    .updateOne(
      { _id: productId, status: 'Active', stock: { $gte: quantity } },
      { $inc: { stock: -quantity }, $set: { updated_at: now } },
      { session },
    );
  return result.modifiedCount === 1;
}

/** Adds rewards points to a user who has linked a card; for others there is nowhere to put them. */
export async function addPoints(
  db: Db,
  userId: string,
  points: number,
  session: ClientSession,
): Promise<void> {
  await db
    .collection<CustomerDocument>('customers')
    .updateOne({ _id: userId, edr_linked: true }, { $inc: { edr_points: points } }, { session });
}

export type SavedCard = CustomerDocument['payment_methods'][number];

/** Keeps a card for a user, once. */
export async function addPaymentMethod(
  db: Db,
  userId: string,
  card: SavedCard,
  session: ClientSession,
): Promise<void> {
  await db
    .collection<CustomerDocument>('customers')
    .updateOne(
      { _id: userId, 'payment_methods.stripe_source_id': { $ne: card.stripe_source_id } },
      { $push: { payment_methods: card } },
      { session },
    );
}

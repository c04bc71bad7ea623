import type { ClientSession, Db } from 'mongodb';
import type { OrderDocument, ReturnDocument } from '../documents';

const orders = (db: Db) => db.collection<OrderDocument>('orders');

/** Adds a return to its order, in the transaction that has read the order. */
export async function addReturn(
  db: Db,
  { _id }: Pick<OrderDocument, '_id'>,
  added: ReturnDocument,
  session: ClientSession,
): Promise<void> {
  await orders(db).updateOne({ _id }, { $push: { returns: added } }, { session });
}

/** Replaces the returns of an order, in the transaction that has read them. */
export async function writeReturns(
  db: Db,
  { _id }: Pick<OrderDocument, '_id'>,
  returns: ReturnDocument[],
  session: ClientSession,
): Promise<void> {
  await orders(db).updateOne({ _id }, { $set: { returns } }, { session });
}

import type { ClientSession, Db } from 'mongodb';
import type { OrderDocument } from './documents';

const orders = (db: Db) => db.collection<OrderDocument>('orders');

/** Finds any order by its reference, for staff. */
export async function findAnyOrder(db: Db, reference: string): Promise<OrderDocument | null> {
  return orders(db).findOne({ reference });
}

/** Advances an order from the state read; returns false if another request came first. */
export async function moveOrder(
  db: Db,
  { _id, state }: OrderDocument,
  step: OrderDocument['timeline'][number],
  tracking: OrderDocument['tracking'],
  session: ClientSession,
): Promise<boolean> {
  const change = { $set: { state: step.state, tracking }, $push: { timeline: step } };
  return (await orders(db).updateOne({ _id, state }, change, { session })).modifiedCount === 1;
}

import { holdsApproval, SCRIPT_STATES } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';
import { foundBy } from './desk/found-by';
import type { OrderDocument } from './documents';

const orders = (db: Db) => db.collection<OrderDocument>('orders');

/** Finds any order by its reference, for staff. */
export async function findAnyOrder(db: Db, reference: string): Promise<OrderDocument | null> {
  return orders(db).findOne({ reference });
}

/** Advances an order from the state read; returns false if another request came first. */
export async function moveOrder(
  db: Db,
  order: OrderDocument,
  step: OrderDocument['timeline'][number],
  tracking: OrderDocument['tracking'],
  session: ClientSession,
): Promise<boolean> {
  const { _id, state } = order;
  const change = {
    $set: { state: step.state, tracking },
    $push: { timeline: step },
    $addToSet: { found_by: { $each: foundBy({ ...order, tracking }) } },
  };
  return (await orders(db).updateOne({ _id, state }, change, { session })).modifiedCount === 1;
}

const HOLDING = SCRIPT_STATES.filter(holdsApproval);

/**
 * Stores a pharmacist's approval of an order under review whose scripts are checked; returns false if somebody has decided
 * before, or a script is not checked.
 */
export async function approveOrder(
  db: Db,
  { _id }: Pick<OrderDocument, '_id'>,
  review: NonNullable<OrderDocument['review']>,
): Promise<boolean> {
  const waiting = {
    _id,
    state: 'pharmacist_review' as const,
    review: { $exists: false },
    'scripts.state': { $nin: HOLDING },
  };
  return (await orders(db).updateOne(waiting, { $set: { review } })).modifiedCount === 1;
}

/** Lists the latest orders of a customer, or of a guest's e-mail address. */
export async function listOrdersOf(
  db: Db,
  { user_id, email }: Pick<OrderDocument, 'user_id' | 'email'>,
  limit: number,
): Promise<OrderDocument[]> {
  return orders(db)
    .find(user_id ? { user_id } : { email })
    .sort({ created_at: -1 })
    .limit(limit)
    .toArray();
}

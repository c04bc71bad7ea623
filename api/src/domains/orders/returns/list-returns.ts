import type { ReturnState } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { QueuePlace } from '../desk/queues';
import type { OrderDocument } from '../documents';

/** What has to happen next with returns. */
export type ReturnQueue = 'requested' | 'arrived' | 'ended';

const STATES: Record<ReturnQueue, readonly ReturnState[]> = {
  requested: ['requested'],
  arrived: ['arrived'],
  ended: ['received', 'declined', 'withdrawn'],
};

const orders = (db: Db) => db.collection<OrderDocument>('orders');

/** Returns the next orders with returns of a queue: the oldest first, of those that have ended the latest. */
export async function listReturns(
  db: Db,
  { queue, after, limit }: { queue: ReturnQueue; after: QueuePlace | null; limit: number },
): Promise<OrderDocument[]> {
  const direction = queue === 'ended' ? -1 : 1;
  const side = direction === 1 ? '$gt' : '$lt';
  const beyond = after
    ? {
        $or: [
          { created_at: { [side]: after.created_at } },
          { created_at: after.created_at, _id: { [side]: after._id } },
        ],
      }
    : {};
  const lists = STATES[queue].map((state) =>
    orders(db)
      .find({ 'returns.state': state, ...beyond })
      .sort({ created_at: direction, _id: direction })
      .limit(limit)
      .toArray(),
  );
  // An order with two returns is in two of the lists.
  const found = new Map((await Promise.all(lists)).flat().map((order) => [order._id, order]));
  const later = (a: OrderDocument, b: OrderDocument) =>
    a.created_at.getTime() - b.created_at.getTime() || (a._id < b._id ? -1 : 1);
  return [...found.values()].sort((a, b) => direction * later(a, b)).slice(0, limit);
}

/** Counts the orders with returns in a state. */
export const countReturns = (db: Db, state: ReturnState): Promise<number> =>
  orders(db).countDocuments({ 'returns.state': state });

import type { Db } from 'mongodb';
import type { OrderDocument } from '../documents';
import type { QueuePlace } from './queues';

export interface OrderSearch {
  /** Of `orderKeys`: an order is found by any of them. */
  keys: readonly string[];
  after: QueuePlace | null;
  limit: number;
}

const earlierThan = ({ created_at, _id }: QueuePlace) => ({
  created_at: { $lte: created_at },
  $or: [{ created_at: { $lt: created_at } }, { _id: { $lt: _id } }],
});

/** Returns the next orders that have one of the keys, the latest first, whatever has become of them. */
export const searchOrders = (db: Db, { keys, after, limit }: OrderSearch): Promise<OrderDocument[]> =>
  db
    .collection<OrderDocument>('orders')
    .find({ found_by: { $in: [...keys] }, ...(after && earlierThan(after)) })
    .sort({ created_at: -1, _id: -1 })
    .limit(limit)
    .toArray();

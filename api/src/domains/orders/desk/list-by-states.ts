import type { Db } from 'mongodb';
import type { OrderDocument } from '../documents';
import type { QueuePlace } from './queues';

export interface StatesRequest {
  /** What of an order has the states, with an index that begins with it. */
  field: 'returns.state' | 'scripts.state';
  states: readonly string[];
  newest: boolean;
  after: QueuePlace | null;
  limit: number;
}

function beyond(after: QueuePlace | null, side: '$gt' | '$lt') {
  if (!after) return {};
  const { created_at, _id } = after;
  return { $or: [{ created_at: { [side]: created_at } }, { created_at, _id: { [side]: _id } }] };
}

const later = (a: OrderDocument, b: OrderDocument) =>
  a.created_at.getTime() - b.created_at.getTime() || (a._id < b._id ? -1 : 1);

/** Returns the next orders that have something in one of the states, by when they were placed. */
export async function listByStates(
  db: Db,
  { field, states, newest, after, limit }: StatesRequest,
): Promise<OrderDocument[]> {
  const direction = newest ? -1 : 1;
  const lists = states.map((state) =>
    db
      .collection<OrderDocument>('orders')
      .find({ [field]: state, ...beyond(after, newest ? '$lt' : '$gt') })
      .sort({ created_at: direction, _id: direction })
      .limit(limit)
      .toArray(),
  );
  // An order with two returns or scripts can be in two of the lists.
  const found = new Map((await Promise.all(lists)).flat().map((order) => [order._id, order]));
  return [...found.values()].sort((a, b) => direction * later(a, b)).slice(0, limit);
}

import type { Db, Filter } from 'mongodb';
import type { OrderDocument } from '../documents';

/** What has to happen next with an order. */
export type OrderQueue = 'review' | 'pack' | 'dispatch' | 'underway' | 'ended';

type OrderFilter = Filter<OrderDocument>;

/** What has goods, which a partial index has: fees of earlier releases are still "placed", and would be the oldest work. */
const SENT = { 'shipping_method.id': { $exists: true } };
const NOT_SENT = { 'shipping_method.id': { $exists: false } };

/** Each queue as lists that the indexes by state serve; a queue of several is merged from them. */
const QUEUES: Record<OrderQueue, readonly OrderFilter[]> = {
  review: [{ state: 'pharmacist_review', review: { $exists: false }, ...SENT }],
  pack: [
    { state: 'placed', ...SENT },
    { state: 'pharmacist_review', review: { $exists: true }, ...SENT },
  ],
  dispatch: [{ state: 'packed', ...SENT }],
  underway: [{ state: 'dispatched', ...SENT }],
  ended: [
    { state: 'delivered' },
    { state: 'cancelled' },
    { state: 'refunded' },
    { state: 'placed', ...NOT_SENT },
    { state: 'packed', ...NOT_SENT },
    { state: 'dispatched', ...NOT_SENT },
  ],
};

/** Queues with work for the pharmacy. */
export const WORKING_QUEUES = ['review', 'pack', 'dispatch', 'underway'] as const satisfies OrderQueue[];

/** Returns the queue that an order waits in; without goods it waits in none. */
export function queueOf({
  state,
  review,
  shipping_method,
}: Pick<OrderDocument, 'state' | 'review' | 'shipping_method'>): OrderQueue {
  if (!shipping_method) return 'ended';
  if (state === 'pharmacist_review') return review ? 'pack' : 'review';
  if (state === 'placed') return 'pack';
  if (state === 'packed') return 'dispatch';
  return state === 'dispatched' ? 'underway' : 'ended';
}

/** Where a list continues: after this order. */
export type QueuePlace = Pick<OrderDocument, 'created_at' | '_id'>;

export interface QueueRequest {
  queue: OrderQueue;
  email: string | null;
  newest: boolean;
  after: QueuePlace | null;
  limit: number;
}

const orders = (db: Db) => db.collection<OrderDocument>('orders');

function beyond({ after, newest }: QueueRequest): OrderFilter {
  if (!after) return {};
  const { created_at, _id } = after;
  return newest
    ? { $or: [{ created_at: { $lt: created_at } }, { created_at, _id: { $lt: _id } }] }
    : { $or: [{ created_at: { $gt: created_at } }, { created_at, _id: { $gt: _id } }] };
}

const earlier = (a: QueuePlace, b: QueuePlace): number =>
  a.created_at.getTime() - b.created_at.getTime() || (a._id < b._id ? -1 : 1);

/** Returns the next orders of a queue, by when they were placed. */
export async function listQueue(db: Db, request: QueueRequest): Promise<OrderDocument[]> {
  const { queue, email, newest, limit } = request;
  const direction = newest ? -1 : 1;
  const lists = QUEUES[queue].map((part) =>
    orders(db)
      .find({ ...part, ...(email && { email }), ...beyond(request) })
      .sort({ created_at: direction, _id: direction })
      .limit(limit)
      .toArray(),
  );
  const found = (await Promise.all(lists)).flat();
  return found.sort((a, b) => direction * earlier(a, b)).slice(0, limit);
}

/** Returns the length of a queue, and when its oldest order was placed. */
export async function measureQueue(
  db: Db,
  queue: OrderQueue,
): Promise<{ count: number; oldest_at: Date | null }> {
  const counts = QUEUES[queue].map((part) => orders(db).countDocuments(part));
  const first = listQueue(db, { queue, email: null, newest: false, after: null, limit: 1 });
  const [oldest] = await first;
  const count = (await Promise.all(counts)).reduce((total, part) => total + part, 0);
  return { count, oldest_at: oldest?.created_at ?? null };
}

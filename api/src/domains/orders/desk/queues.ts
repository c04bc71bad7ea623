import type { Db, Filter } from 'mongodb';
import type { OrderDocument } from '../documents';

/** What has to happen next with an order. */
export type OrderQueue = 'review' | 'pack' | 'dispatch' | 'underway' | 'ended';

type OrderFilter = Filter<OrderDocument>;

/** What has goods, which a partial index has: fees of earlier releases are still "placed", and would be the oldest work. */
const SENT = { 'shipping_method.id': { $exists: true } };
const REVIEWED = { 'review.staff_id': { $exists: true } };

interface Part {
  filter: OrderFilter;
  /** What filters alone do not tell: of two indexes that serve one, which has fewer orders that are none of it. */
  hint: 'queue' | 'queue_sent' | 'queue_unsent' | 'queue_reviewed';
}

/** Each queue as lists that indexes have in order, whose orders are nearly all of the queue. */
const QUEUES: Record<OrderQueue, readonly Part[]> = {
  review: [
    { filter: { state: 'pharmacist_review', review: { $exists: false }, ...SENT }, hint: 'queue_sent' },
  ],
  pack: [
    { filter: { state: 'placed', ...SENT }, hint: 'queue_sent' },
    { filter: { state: 'pharmacist_review', ...REVIEWED, ...SENT }, hint: 'queue_reviewed' },
  ],
  dispatch: [{ filter: { state: 'packed', ...SENT }, hint: 'queue_sent' }],
  underway: [{ filter: { state: 'dispatched', ...SENT }, hint: 'queue_sent' }],
  ended: [
    { filter: { state: { $in: ['delivered', 'cancelled', 'refunded'] } }, hint: 'queue' },
    {
      filter: { state: { $in: ['placed', 'packed', 'dispatched'] }, shipping_method: null },
      hint: 'queue_unsent',
    },
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
  // The first bound is what an index starts at; the others settle moments that several orders share.
  return newest
    ? { created_at: { $lte: created_at }, $or: [{ created_at: { $lt: created_at } }, { _id: { $lt: _id } }] }
    : { created_at: { $gte: created_at }, $or: [{ created_at: { $gt: created_at } }, { _id: { $gt: _id } }] };
}

const earlier = (a: QueuePlace, b: QueuePlace): number =>
  a.created_at.getTime() - b.created_at.getTime() || (a._id < b._id ? -1 : 1);

/** Returns the next orders of a queue, by when they were placed. */
export async function listQueue(db: Db, request: QueueRequest): Promise<OrderDocument[]> {
  const { queue, email, newest, limit } = request;
  const direction = newest ? -1 : 1;
  const lists = QUEUES[queue].map(({ filter, hint }) => {
    const found = orders(db).find({ ...filter, ...(email && { email }), ...beyond(request) });
    // Of one address there are few in any state: they are found by it.
    return (email ? found : found.hint(hint))
      .sort({ created_at: direction, _id: direction })
      .limit(limit)
      .toArray();
  });
  const found = (await Promise.all(lists)).flat();
  return found.sort((a, b) => direction * earlier(a, b)).slice(0, limit);
}

/** Counts orders with goods in a state, by the keys of an index alone. */
const countSent = (db: Db, state: OrderDocument['state']): Promise<number> =>
  orders(db).countDocuments({ state, 'shipping_method.id': { $gt: '' } }, { hint: 'sent' });

/** Counts orders under review that are approved: few, since they are packed next. */
const countReviewed = (db: Db): Promise<number> =>
  orders(db).countDocuments({ state: 'pharmacist_review', ...REVIEWED, ...SENT }, { hint: 'queue_reviewed' });

const LENGTHS: Record<(typeof WORKING_QUEUES)[number], (db: Db) => Promise<number>> = {
  review: async (db) => (await countSent(db, 'pharmacist_review')) - (await countReviewed(db)),
  pack: async (db) => (await countSent(db, 'placed')) + (await countReviewed(db)),
  dispatch: (db) => countSent(db, 'packed'),
  underway: (db) => countSent(db, 'dispatched'),
};

/** Returns the length of a queue with work, and when its oldest order was placed. */
export async function measureQueue(
  db: Db,
  queue: (typeof WORKING_QUEUES)[number],
): Promise<{ count: number; oldest_at: Date | null }> {
  const [[oldest], count] = await Promise.all([
    listQueue(db, { queue, email: null, newest: false, after: null, limit: 1 }),
    LENGTHS[queue](db),
  ]);
  // An order that is approved between the two counts is in both.
  return { count: Math.max(0, count), oldest_at: oldest?.created_at ?? null };
}

import type { ReturnState } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { listByStates } from '../desk/list-by-states';
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
export const listReturns = (
  db: Db,
  { queue, after, limit }: { queue: ReturnQueue; after: QueuePlace | null; limit: number },
): Promise<OrderDocument[]> =>
  listByStates(db, {
    field: 'returns.state',
    states: STATES[queue],
    newest: queue === 'ended',
    after,
    limit,
  });

/** Counts the orders with returns in a state. */
export const countReturns = (db: Db, state: ReturnState): Promise<number> =>
  orders(db).countDocuments({ 'returns.state': state });

import { links } from '@saltbush/contract/links';
import type { StaffOrderQueue } from '../../../generated/gql/graphql';
import { readSearch } from './order-search';

/** Names of the queues, in the order of the work. */
export const QUEUE_LABELS: Readonly<Record<StaffOrderQueue, string>> = {
  review: 'To review',
  pack: 'To pack',
  dispatch: 'To dispatch',
  underway: 'On their way',
  ended: 'Ended',
};

const QUEUES = Object.keys(QUEUE_LABELS) as StaffOrderQueue[];

/** What a list of orders shows, as its address keeps it. */
export interface OrderList {
  queue: StaffOrderQueue;
  /** An e-mail address or a name, looked for in all queues; null for a queue. */
  search: string | null;
  newest: boolean;
  after: string | null;
}

const FIRST: OrderList = { queue: 'review', search: null, newest: false, after: null };

/** Reads a list from its address; unknown queues mean the first one. */
export function readOrderList(search: URLSearchParams): OrderList {
  const queue = QUEUES.find((name) => name === search.get('queue')) ?? FIRST.queue;
  const order = search.get('order');
  return {
    queue,
    search: readSearch(search.get('q')),
    // Who looks for an ended order looks for a recent one.
    newest: order ? order === 'newest' : queue === 'ended',
    after: search.get('after'),
  };
}

/** Returns the address of a list. */
export function orderListAddress({ queue, search, newest, after }: OrderList): string {
  const query = new URLSearchParams({ queue });
  if (search) query.set('q', search);
  if (newest !== (queue === 'ended')) query.set('order', newest ? 'newest' : 'oldest');
  if (after) query.set('after', after);
  return `${links.staff.orders()}?${query}`;
}

/** Returns the address of a queue from its start. */
export const queueAddress = (queue: StaffOrderQueue): string =>
  orderListAddress({ ...FIRST, queue, newest: queue === 'ended' });

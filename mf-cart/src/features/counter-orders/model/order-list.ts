import { links } from '@saltbush/contract/links';
import type { StaffOrderQueue } from '../../../generated/gql/graphql';
import { keepSearch, type keptSearch } from './kept-searches';
import { isPersonal, type OrderSearch, readSearch } from './order-search';

/** Names of the queues, in the order of the work. */
export const QUEUE_LABELS: Readonly<Record<StaffOrderQueue, string>> = {
  review: 'To review',
  pack: 'To pack',
  dispatch: 'To dispatch',
  underway: 'On their way',
  ended: 'Ended',
};

const QUEUES = Object.keys(QUEUE_LABELS) as StaffOrderQueue[];

/** What a list of orders shows, as its address keeps it; of a search that tells of a person, the address keeps its name. */
export interface OrderList {
  queue: StaffOrderQueue;
  /** Looked for in all queues; null for a queue. */
  search: OrderSearch | null;
  /** Names a personal search that this tab keeps; null for any other. */
  kept: string | null;
  newest: boolean;
  after: string | null;
}

const FIRST: OrderList = { queue: 'review', search: null, kept: null, newest: false, after: null };

const NO_WORDS = () => null;

function searchIn(address: URLSearchParams, recall: (id: string) => string | null): OrderSearch | null {
  const product = address.get('product')?.trim();
  if (product) return { by: 'product', words: product };
  const kept = address.get('find');
  const words = kept ? recall(kept) : address.get('q');
  return kept && words && address.get('by') === 'product' ? { by: 'product', words } : readSearch(words);
}

/**
 * Reads a list from its address; unknown queues mean the first one.
 * @param recall returns the words of a kept search; by default none are known
 */
export function readOrderList(address: URLSearchParams, recall = NO_WORDS as typeof keptSearch): OrderList {
  const queue = QUEUES.find((name) => name === address.get('queue')) ?? FIRST.queue;
  const order = address.get('order');
  return {
    queue,
    search: searchIn(address, recall),
    kept: address.get('find'),
    // Who looks for an ended order looks for a recent one.
    newest: order ? order === 'newest' : queue === 'ended',
    after: address.get('after'),
  };
}

/** Whether a list is that of a search that this tab does not keep. */
export const isForgotten = ({ search, kept }: OrderList): boolean => kept !== null && search === null;

/** Whether a list shows a queue. */
export const isQueue = ({ search, kept }: OrderList): boolean => search === null && kept === null;

/** Returns a list with what a search finds from its start; personal words are kept in this tab. */
export const searched = (list: OrderList, search: OrderSearch | null): OrderList => ({
  ...list,
  search,
  kept: search && isPersonal(search) ? keepSearch(search.words) : null,
  after: null,
});

/** Whether the words of a list's search are to be taken out of its address. */
export const isToKeep = ({ search, kept }: OrderList): boolean =>
  search !== null && kept === null && isPersonal(search);

/** Returns the address of a list. */
export function orderListAddress({ queue, search, kept, newest, after }: OrderList): string {
  const query = new URLSearchParams({ queue });
  if (kept) query.set('find', kept);
  if (kept && search?.by === 'product') query.set('by', 'product');
  if (search && !isPersonal(search)) query.set(search.by === 'product' ? 'product' : 'q', search.words);
  if (newest !== (queue === 'ended')) query.set('order', newest ? 'newest' : 'oldest');
  if (after) query.set('after', after);
  return `${links.staff.orders()}?${query}`;
}

/** Returns the address of a queue from its start. */
export const queueAddress = (queue: StaffOrderQueue): string =>
  orderListAddress({ ...FIRST, queue, newest: queue === 'ended' });

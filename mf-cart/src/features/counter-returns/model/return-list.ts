import { links } from '@saltbush/contract/links';
import type { OrderReturnState, StaffReturnQueue } from '../../../generated/gql/graphql';

/** Names of the queues, in the order of the work. */
export const RETURN_QUEUES: Readonly<Record<StaffReturnQueue, string>> = {
  arrived: 'To check',
  requested: 'On their way',
  ended: 'Ended',
};

const QUEUES = Object.keys(RETURN_QUEUES) as StaffReturnQueue[];

/** What a list of returns shows, as its address keeps it. */
export interface ReturnList {
  queue: StaffReturnQueue;
  after: string | null;
}

/** Reads a list from its address; unknown queues mean what is to be checked. */
export const readReturnList = (search: URLSearchParams): ReturnList => ({
  queue: QUEUES.find((name) => name === search.get('queue')) ?? 'arrived',
  after: search.get('after'),
});

/** Returns the address of a list. */
export function returnListAddress({ queue, after }: ReturnList): string {
  const query = new URLSearchParams({ queue, ...(after ? { after } : {}) });
  return `${links.staff.returns()}?${query}`;
}

/** Returns whether a return belongs to a queue. */
export const isInQueue = (state: OrderReturnState, queue: StaffReturnQueue): boolean =>
  queue === 'ended' ? state !== 'requested' && state !== 'arrived' : state === queue;

import { links } from '@saltbush/contract/links';
import type { StaffScriptQueue } from '../../../generated/gql/graphql';

/** Names of the queues, in the order of the work. */
export const SCRIPT_QUEUES: Readonly<Record<StaffScriptQueue, string>> = {
  arrived: 'Paper arrived',
  to_check: 'Tokens to check',
  on_file: 'On file',
  awaited: 'Paper awaited',
  refused: 'Refused',
  ended: 'Ended',
};

const QUEUES = Object.keys(SCRIPT_QUEUES) as StaffScriptQueue[];

/** What a list of scripts shows, as its address keeps it. */
export interface ScriptList {
  queue: StaffScriptQueue;
  newest: boolean;
  after: string | null;
}

/** Reads a list from its address; unknown queues mean the paper ones that have arrived. */
export function readScriptList(search: URLSearchParams): ScriptList {
  const queue = QUEUES.find((name) => name === search.get('queue')) ?? 'arrived';
  const order = search.get('order');
  return { queue, newest: order ? order === 'newest' : queue === 'ended', after: search.get('after') };
}

/** Returns the address of a list. */
export function scriptListAddress({ queue, newest, after }: ScriptList): string {
  const query = new URLSearchParams({ queue });
  if (newest !== (queue === 'ended')) query.set('order', newest ? 'newest' : 'oldest');
  if (after) query.set('after', after);
  return `${links.staff.scripts()}?${query}`;
}

/** Returns the address of a queue from its start: the oldest first, of those that have ended the latest. */
export const scriptQueueAddress = (queue: StaffScriptQueue): string =>
  scriptListAddress({ queue, newest: queue === 'ended', after: null });

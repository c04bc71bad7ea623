import type { ScriptState } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { listByStates } from '../desk/list-by-states';
import type { QueuePlace } from '../desk/queues';
import type { OrderDocument } from '../documents';

/** What has to happen next with scripts. */
export type ScriptQueue = Exclude<ScriptState, 'valid' | 'closed'> | 'ended';

/** Queues with work for a pharmacist. */
export const WAITING_SCRIPTS = [
  'arrived',
  'to_check',
  'on_file',
  'awaited',
  'refused',
] as const satisfies ScriptQueue[];

const ENDED: readonly ScriptState[] = ['valid', 'closed'];

/** Returns the states of the scripts of a queue. */
export const statesOfQueue = (queue: ScriptQueue): readonly ScriptState[] =>
  queue === 'ended' ? ENDED : [queue];

export interface ScriptRequest {
  queue: ScriptQueue;
  newest: boolean;
  after: QueuePlace | null;
  limit: number;
}

/** Returns the next orders with scripts of a queue, by when they were placed. */
export const listScripts = (db: Db, { queue, ...range }: ScriptRequest): Promise<OrderDocument[]> =>
  listByStates(db, { field: 'scripts.state', states: statesOfQueue(queue), ...range });

/** Counts the orders with scripts in a state. */
export const countScripts = (db: Db, state: ScriptState): Promise<number> =>
  db.collection<OrderDocument>('orders').countDocuments({ 'scripts.state': state });

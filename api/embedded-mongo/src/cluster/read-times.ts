import type { Doc } from '../bson/types';
import { isBson } from '../bson/types';
import { documentOption } from '../commands/options/documents';
import { MongoError } from '../errors';
import type { ClusterClock } from './clock';

/** A year ahead: no cluster's clock is further from this machine's. */
const FURTHEST_AHEAD = 365n * 24n * 3600n * (1n << 32n);

function timeField(doc: Doc | undefined, name: string): bigint | undefined {
  const value = doc?.[name];
  if (value === undefined) return undefined;
  if (!isBson(value, 'Timestamp')) throw new MongoError('TypeMismatch', `'${name}' must be a timestamp`);
  return value.toBigInt();
}

/** Takes over the cluster time that a client sends with its commands. */
export function gossip(clock: ClusterClock, body: Doc): void {
  const time = timeField(documentOption(body, '$clusterTime'), 'clusterTime');
  if (time === undefined) return;
  if (time > clock.highest + FURTHEST_AHEAD)
    throw new MongoError('ClusterTimeFailsRateLimiter', 'The new cluster time is too far from now');
  clock.advance(time);
}

/** The times of a read concern. */
export interface ReadTimes {
  isSnapshot: boolean;
  /** The state to read, if the client has it from an earlier read. */
  atClusterTime: bigint | undefined;
}

/**
 * Reads a command's read concern. One server always shows the writes before `afterClusterTime`.
 * @throws MongoError InvalidOptions for times that the cluster has not reached.
 */
export function readTimes(clock: ClusterClock, body: Doc): ReadTimes {
  const concern = documentOption(body, 'readConcern');
  const after = timeField(concern, 'afterClusterTime');
  const at = timeField(concern, 'atClusterTime');
  const isSnapshot = concern?.level === 'snapshot';
  for (const [name, time] of Object.entries({ afterClusterTime: after, atClusterTime: at })) {
    if (time !== undefined && time > clock.highest) {
      throw new MongoError(
        'InvalidOptions',
        `readConcern ${name} value must not be greater than the current clusterTime`,
      );
    }
  }
  if (at !== undefined && !isSnapshot)
    throw new MongoError('InvalidOptions', 'readConcern atClusterTime needs level snapshot');
  if (at !== undefined && after !== undefined)
    throw new MongoError('InvalidOptions', 'Specify either atClusterTime or afterClusterTime, not both');
  return { isSnapshot, atClusterTime: at };
}

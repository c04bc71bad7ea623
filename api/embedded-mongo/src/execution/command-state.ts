import type { Doc } from '../bson/types';
import { readTimes } from '../cluster/read-times';
import type { ReadSnapshot } from '../cluster/snapshots';
import type { Command, Server } from '../commands/context/context';
import { numberOption } from '../commands/options/scalars';
import { MongoError } from '../errors';
import { TimeLimit, timeLimitExceeded } from '../time-limit';

/** Returns the state that a read outside a transaction asks for. */
export function snapshotOf(
  server: Server,
  body: Doc,
  name: string,
  command: Command,
): ReadSnapshot | undefined {
  // A cursor reads the state that it was opened with.
  if (body.readConcern === undefined || name === 'getMore') return undefined;
  const { isSnapshot, atClusterTime } = readTimes(server.clock, body);
  if (!isSnapshot || body.autocommit === false) return undefined;
  if (command.readsSnapshots) return server.snapshots.at(atClusterTime);
  throw new MongoError('InvalidOptions', `${name} does not support readConcern level snapshot`);
}

/** A cursor works under the limit of the command that opened it; `getMore` has none of its own. */
export function timeLimit({ failPoints }: Server, body: Doc): TimeLimit | undefined {
  const millis = 'getMore' in body ? undefined : numberOption(body, 'maxTimeMS');
  if (!millis) return undefined;
  if (failPoints?.evaluate('maxTimeAlwaysTimeOut')) throw timeLimitExceeded();
  return failPoints?.evaluate('maxTimeNeverTimeOut') ? undefined : new TimeLimit(millis);
}

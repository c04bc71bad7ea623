import { setTimeout as wait } from 'node:timers/promises';
import type { Doc } from '../bson/types';
import { numericValue } from '../values/number';
import type { FailPoints } from './fail-points';
import { ConnectionClosed, plannedError } from './planned-error';
import { selects, type Target } from './target';

const asNumber = (value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : Number(numericValue(value));

/**
 * Stalls, fails or disconnects a command before it runs, as `failCommand` says.
 * @throws MongoError with the code that the fail point gives.
 * @throws ConnectionClosed if it closes the connection.
 */
export async function failBefore(points: FailPoints, target: Target): Promise<void> {
  const data = points.evaluate(
    'failCommand',
    (point) =>
      selects(point, target) &&
      (point.closeConnection === true || point.blockConnection === true || point.errorCode !== undefined),
  );
  if (!data) return;
  if (data.blockConnection === true) await wait(asNumber(data.blockTimeMS) ?? 0);
  if (data.closeConnection === true) throw new ConnectionClosed();
  if (data.errorCode !== undefined) throw plannedError(data.errorCode, 'failCommand', data);
}

/** Adds the write concern error that `failCommand` has for a command that succeeded. */
export function failAfter(points: FailPoints, target: Target, reply: Doc): Doc {
  const data = points.evaluate(
    'failCommand',
    (point) => point.writeConcernError !== undefined && selects(point, target),
  );
  if (!data) return reply;
  return {
    ...reply,
    writeConcernError: data.writeConcernError,
    ...(Array.isArray(data.errorLabels) && { errorLabels: data.errorLabels }),
  };
}

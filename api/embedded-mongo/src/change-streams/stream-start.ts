import { type Doc, isBson } from '../bson/types';
import type { ClusterClock } from '../cluster/clock';
import { MongoError } from '../errors';
import { LAST_ORDINAL, parseToken, type ResumePoint } from './resume-token';

/**
 * Where a stream starts: after a token, at a time, or now.
 * @throws MongoError if it is given more than once
 */
export function startOf(spec: Doc, clock: ClusterClock): ResumePoint {
  const given = ['resumeAfter', 'startAfter', 'startAtOperationTime'].filter(
    (name) => spec[name] !== undefined,
  );
  if (given.length > 1)
    throw new MongoError(40674, `Only one of ${given.join(' and ')} may be specified in $changeStream`);
  if (spec.startAfter !== undefined) return parseToken(spec.startAfter);
  if (spec.resumeAfter !== undefined) {
    const point = parseToken(spec.resumeAfter);
    if (point.kind !== 'invalidate') return point;
    throw new MongoError(
      'InvalidResumeToken',
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    );
  }
  const end = LAST_ORDINAL;
  const at = spec.startAtOperationTime;
  if (at === undefined) return { time: clock.applied, ordinal: end, kind: 'highWaterMark' };
  if (!isBson(at, 'Timestamp'))
    throw new MongoError('TypeMismatch', "'startAtOperationTime' must be a timestamp");
  return { time: at.toBigInt() - 1n, ordinal: end, kind: 'highWaterMark' };
}

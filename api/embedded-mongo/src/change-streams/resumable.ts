import { ErrorCode } from '../error-codes';
import { MongoError } from '../errors';

/** Errors after which a driver resumes the stream with a new cursor. */
const RESUMABLE = new Set<number>([
  ...[ErrorCode.HostUnreachable, ErrorCode.HostNotFound, ErrorCode.NetworkTimeout, ErrorCode.SocketException],
  ...[ErrorCode.ShutdownInProgress, ErrorCode.PrimarySteppedDown, ErrorCode.ExceededTimeLimit],
  ...[ErrorCode.NotWritablePrimary, ErrorCode.InterruptedAtShutdown, ErrorCode.NotPrimaryNoSecondaryOk],
  ...[ErrorCode.InterruptedDueToReplStateChange, ErrorCode.NotPrimaryOrSecondary],
  // StaleShardVersion, FailedToSatisfyReadPreference, StaleEpoch, RetryChangeStream, StaleConfig.
  ...[63, 133, 150, 234, 13388],
]);

/** Labels an error of a change stream's command if a driver may resume the stream. */
export function labelResumable(error: unknown): unknown {
  if (error instanceof MongoError && RESUMABLE.has(error.code))
    error.labels.push('ResumableChangeStreamError');
  return error;
}

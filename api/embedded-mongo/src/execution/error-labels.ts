import type { Doc } from '../bson/types';
import { ErrorCode } from '../error-codes';
import type { MongoError } from '../errors';
import { type Role, roleOf } from './roles';

/** Errors after which a driver may send the command again: it did not run, or it is safe to repeat. */
const RETRIABLE = new Set<number>([
  ErrorCode.HostUnreachable,
  ErrorCode.HostNotFound,
  ErrorCode.NetworkTimeout,
  ErrorCode.ShutdownInProgress,
  ErrorCode.ReadConcernMajorityNotAvailableYet,
  ErrorCode.PrimarySteppedDown,
  ErrorCode.ExceededTimeLimit,
  ErrorCode.SocketException,
  ErrorCode.NotWritablePrimary,
  ErrorCode.InterruptedAtShutdown,
  ErrorCode.InterruptedDueToReplStateChange,
  ErrorCode.NotPrimaryNoSecondaryOk,
  ErrorCode.NotPrimaryOrSecondary,
]);

/** Errors after which the whole transaction may be run again. */
const TRANSIENT = new Set<number>([
  ErrorCode.LockTimeout,
  ErrorCode.WriteConflict,
  ErrorCode.PreparedTransactionInProgress,
  ErrorCode.SnapshotUnavailable,
]);

function isTransient(code: number, { inTransaction, endsTransaction }: Role): boolean {
  if (!inTransaction) return false;
  if (TRANSIENT.has(code) || code === ErrorCode.NoSuchTransaction) return true;
  return !endsTransaction && RETRIABLE.has(code);
}

/** Returns the labels that MongoDB gives a command's error, which tell drivers what may be repeated. */
export function errorLabels(error: MongoError, name: string, body: Doc): string[] {
  if (error.onlyLabels) return error.onlyLabels;
  const role = roleOf(name, body);
  const labels = new Set(error.labels);
  if ((role.isRetryableWrite || role.endsTransaction) && RETRIABLE.has(error.code))
    labels.add('RetryableWriteError');
  if (isTransient(error.code, role)) labels.add('TransientTransactionError');
  return [...labels];
}

/** Returns a reply with the label that its write concern error calls for. */
export function withWriteConcernLabels(reply: Doc, name: string, body: Doc): Doc {
  const code = (reply.writeConcernError as Doc | undefined)?.code;
  const role = roleOf(name, body);
  if (reply.errorLabels || !(role.isRetryableWrite || role.endsTransaction) || !RETRIABLE.has(Number(code)))
    return reply;
  return { ...reply, errorLabels: ['RetryableWriteError'] };
}

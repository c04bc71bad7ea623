import { MongoError } from '../errors';

const TRANSIENT = { labels: ['TransientTransactionError'] };

/** The error of a command whose transaction is not open. */
export function noSuchTransaction(number: bigint): MongoError {
  return new MongoError(
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions. It may have been idle for too long.`,
    TRANSIENT,
  );
}

/** The error of a command whose transaction is older than the session's last one. */
export function tooOld(number: bigint): MongoError {
  return new MongoError(
    'TransactionTooOld',
    `Cannot start transaction ${number} because a newer transaction has already started on this session`,
  );
}

import { MongoError } from '../../errors';

/** Thrown inside a write that meets a key held by an open transaction; the write is retried when it ends. */
export class HeldByTransaction extends Error {}

/** The error of a transaction that lost to the first writer of a document. */
export function writeConflict(): MongoError {
  return new MongoError(
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { labels: ['TransientTransactionError'] },
  );
}

/** The error of a write that waited too long for a transaction. */
export function lockTimeout(): MongoError {
  return new MongoError(
    'WriteConflict',
    'A transaction held the document for longer than a write waits for it; please retry the operation',
    { labels: ['RetryableWriteError'] },
  );
}

import {
  MongoError,
  MongoErrorLabel,
  MongoNetworkError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';

const OUTAGES = [MongoNetworkError, MongoOperationTimeoutError, MongoServerSelectionError];
/** Requests that wait for a silent database hold every connection; the driver does not export this error. */
const NO_CONNECTION = 'MongoWaitQueueTimeoutError';
/** The driver's labels of errors that another attempt may not meet. */
const LABELS = [
  MongoErrorLabel.RetryableWriteError,
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.UnknownTransactionCommitResult,
  MongoErrorLabel.ResetPool,
];

/** Codes of a server that steps down, shuts down, ran out of time, or has restarted and lost a read's cursor (43). */
const CODES: readonly unknown[] = [43, 50, 91, 189, 262, 10107, 11600, 11602, 13435, 13436];

/** A transaction that has not been finished: the database is out of reach, or its request's time is over. */
export class UnfinishedTransaction extends Error {
  override name = 'UnfinishedTransaction';
  constructor(
    /** Whether it has certainly changed nothing and never will. */
    readonly isUndone: boolean,
    options?: ErrorOptions,
  ) {
    super(
      `A transaction was not finished; ${isUndone ? 'it was not committed' : 'it may be committed'}`,
      options,
    );
  }
}

/** The error of one command in a `MongoBulkWriteError`, which repeats its labels but not its kind. */
const errorWithin = (error: MongoError): unknown =>
  error instanceof MongoServerError ? error.errorResponse : undefined;

/** Returns true if an error comes from a database that is out of reach, too slow or changing its primary. */
export const isDatabaseOutage = (error: unknown): boolean =>
  error instanceof UnfinishedTransaction ||
  (error instanceof MongoError &&
    (OUTAGES.some((kind) => error instanceof kind) ||
      error.name === NO_CONNECTION ||
      LABELS.some((label) => error.hasErrorLabel(label)) ||
      CODES.includes(error.code) ||
      isDatabaseOutage(errorWithin(error))));

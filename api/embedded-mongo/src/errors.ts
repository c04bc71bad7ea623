/** MongoDB's error codes, keyed by the names the server reports in `codeName`. */
export const ErrorCode = {
  InternalError: 1,
  BadValue: 2,
  HostUnreachable: 6,
  HostNotFound: 7,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  IllegalOperation: 20,
  InvalidBSON: 22,
  LockTimeout: 24,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  UnknownReplWriteConcern: 79,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  NetworkTimeout: 89,
  ShutdownInProgress: 91,
  WriteConflict: 112,
  ConflictingOperationInProgress: 117,
  CommandNotSupported: 115,
  DocumentValidationFailure: 121,
  ReadConcernMajorityNotAvailableYet: 134,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  PrimarySteppedDown: 189,
  FailPointSetFailed: 191,
  InvalidIndexSpecificationOption: 197,
  TransactionTooOld: 225,
  NotImplemented: 238,
  SnapshotTooOld: 239,
  SnapshotUnavailable: 246,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  ClusterTimeFailsRateLimiter: 212,
  ExceededTimeLimit: 262,
  OperationNotSupportedInTransaction: 263,
  PreparedTransactionInProgress: 267,
  ChecksumMismatch: 288,
  NoQueryExecutionPlans: 291,
  KeyTooLong: 17280,
  UnsatisfiableWriteConcern: 100,
  APIVersionError: 322,
  SocketException: 9001,
  NotWritablePrimary: 10107,
  InterruptedAtShutdown: 11600,
  Interrupted: 11601,
  InterruptedDueToReplStateChange: 11602,
  NotPrimaryNoSecondaryOk: 13435,
  NotPrimaryOrSecondary: 13436,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  CursorInUse: 203,
  CursorKilled: 237,
  InvalidResumeToken: 260,
  ChangeStreamFatalError: 280,
  ChangeStreamHistoryLost: 286,
  NoMatchingDocument: 47,
  SearchNotEnabled: 31082,
} as const;

const NAMES = new Map<number, string>(Object.entries(ErrorCode).map(([name, code]) => [code, name]));

interface ErrorOptions {
  labels?: string[];
  details?: Record<string, unknown>;
  onlyLabels?: string[];
}

/** An error that is sent to the client with MongoDB's code. Codes outside the table are `Location<code>`. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly labels: string[];
  /** Further fields of the reply, such as `keyPattern` and `keyValue` of a duplicate key error. */
  readonly details: Record<string, unknown>;
  /** The reply's labels, in place of those that its code would get. */
  readonly onlyLabels: string[] | undefined;

  constructor(code: keyof typeof ErrorCode | number, message: string, options: ErrorOptions = {}) {
    super(message);
    this.name = 'MongoError';
    this.code = typeof code === 'number' ? code : ErrorCode[code];
    this.codeName = NAMES.get(this.code) ?? `Location${this.code}`;
    this.labels = options.labels ?? [];
    this.details = options.details ?? {};
    this.onlyLabels = options.onlyLabels;
  }
}

/** Refuses a MongoDB feature that this server does not support. */
export function notSupported(what: string): MongoError {
  return new MongoError('NotImplemented', `${what} is not supported by the embedded database`);
}

/** Refuses what needs MongoDB's search process, with the error of a MongoDB without one. */
export function searchNotEnabled(): MongoError {
  return new MongoError(
    'SearchNotEnabled',
    'Using Atlas Search Database Commands and the $listSearchIndexes aggregation stage requires additional configuration. Please connect to Atlas or an AtlasCLI local deployment to enable.',
  );
}

/** Converts anything thrown into an error that can be sent to the client. */
export function asMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error;
  return new MongoError('InternalError', error instanceof Error ? error.message : String(error));
}

import { ErrorCode } from './error-codes';

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

import { type ErrorCode, type ErrorExtensionsOf, SOMETHING_WENT_WRONG } from '@saltbush/contract';

/** Codes of an api that lost its database: the first changed nothing, the others may have saved what was sent. */
const OUTAGE_CODES: readonly ErrorCode[] = ['UNAVAILABLE', 'UNCONFIRMED', 'SAVED_NOT_SHOWN'];

/** A failed api call; `message` can be shown to the user. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    message: string,
    /** A code of the contract's catalogue: the api's `extensions.code`, or one for calls that never reached the api. */
    readonly code: ErrorCode,
    /** HTTP status, or 0 without a response. */
    readonly status: number,
    readonly requestId: string | null = null,
    /** Additional data of the error: `fields` of an input, `items` of a cart. */
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /**
   * Returns true if the api or its database is unavailable: a later retry may succeed, and whether a change was saved is
   * unknown.
   */
  get isOutage(): boolean {
    return this.status === 0 || this.status >= 502 || OUTAGE_CODES.includes(this.code);
  }
}

/** Creates an ApiError with a known code and its additional data. */
export type ApiErrorOf<Code extends ErrorCode> = ApiError & {
  readonly code: Code;
  readonly extensions: ErrorExtensionsOf<Code>;
};

/** Returns true for an ApiError that reports an outage of the api. */
export const isOutage = (error: unknown): boolean => error instanceof ApiError && error.isOutage;

/** Returns true if a call failed with one of these codes. Never compare messages: they are for people. */
export const hasCode = <Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiErrorOf<Code> => error instanceof ApiError && codes.some((code) => code === error.code);

/** Returns the message to show for a failure: the api's own, or the catalogue's fallback (section 8). */
export const errorMessage = (error: unknown, fallback: string = SOMETHING_WENT_WRONG): string =>
  error instanceof ApiError && error.message ? error.message : fallback;

import { type ErrorCode, type ErrorExtensionsOf, SOMETHING_WENT_WRONG } from '@saltbush/contract';

/** A call to the api that did not succeed; `message` is what the shopper may read. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    message: string,
    /** Code of the contract's catalogue: the api's `extensions.code`, or one of a call that never reached the api. */
    readonly code: ErrorCode,
    /** HTTP status, 0 when there was no answer. */
    readonly status: number,
    readonly requestId: string | null = null,
    /** What else the api said: `fields` of an input, `items` of a cart. */
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** True when the api itself is away, so that trying again later may succeed. */
  get isOutage(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

/** An ApiError of a known code, with what the api sends beside it. */
export type ApiErrorOf<Code extends ErrorCode> = ApiError & {
  readonly code: Code;
  readonly extensions: ErrorExtensionsOf<Code>;
};

export const isOutage = (error: unknown): boolean => error instanceof ApiError && error.isOutage;

/** @returns whether a call failed with one of these codes; messages are for people and are never compared. */
export const hasCode = <Code extends ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ApiErrorOf<Code> => error instanceof ApiError && codes.some((code) => code === error.code);

/** What the shopper reads about a failure: the api's own words, else the catalogue's fallback (section 8). */
export const errorMessage = (error: unknown, fallback: string = SOMETHING_WENT_WRONG): string =>
  error instanceof ApiError && error.message ? error.message : fallback;

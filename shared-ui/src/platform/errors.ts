/** A call to the api that did not succeed; `message` is what the shopper may read. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    message: string,
    /** Stable code of the api (`extensions.code`), or NETWORK when it could not be reached. */
    readonly code: string,
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

export const isOutage = (error: unknown): boolean => error instanceof ApiError && error.isOutage;

/** What the shopper reads about a failure: the api's own words, else the catalogue's fallback (section 8). */
export const errorMessage = (error: unknown, fallback = 'Something went wrong'): string =>
  error instanceof ApiError && error.message ? error.message : fallback;

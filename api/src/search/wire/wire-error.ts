/** What the hosted service would answer with status 400: {message, status}. */
export class WireError extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

/** An error in the hosted service's form, {message, status}; status 400 by default. */
export class WireError extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

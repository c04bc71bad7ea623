/** Ids that whoever is in front may pass on. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Returns the id of a request, which its response and its log lines carry: that of its `X-Request-Id`, or a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();

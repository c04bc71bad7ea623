/**
 * Creates a `fetch` that gives up after some time, so that requests to an api that hangs do not accumulate.
 * @param milliseconds Longest time from the request to the end of the response.
 */
export function createBoundedFetch(milliseconds: number): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(milliseconds);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(input, { ...init, signal });
  };
}

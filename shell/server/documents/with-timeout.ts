/** Work took longer than it may. */
export class LateError extends Error {
  override name = 'LateError';
}

/**
 * Waits for work at most this long.
 * @throws {LateError} if it takes longer
 */
export async function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateError(`Not ready after ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

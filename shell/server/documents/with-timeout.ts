/** Waits for work at most this long; returns null if it takes longer. */
export async function withTimeout<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

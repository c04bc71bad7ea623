/** Longer than what is done in a turn, as long as the database answers. */
const HOLD_MS = 4000;

/** Resolves when a task has settled, or has held its turn for long enough. */
function endOfTurn(task: Promise<unknown>, holdMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, holdMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    task.then(end, end);
  });
}

/** Half the time that a task has left, so that the one behind it, which began to wait later, has as much. */
const fairShare = (workUntil: number) => Math.min(HOLD_MS, (workUntil - performance.now()) / 2);

/**
 * Runs tasks with the same key sequentially and those with different keys concurrently. It avoids write conflicts
 * within this process; writes of other processes are still detected by the document's version. A task holds its turn
 * for a few seconds at most: one that hangs costs those behind it that time once, and they still run one by one.
 * @returns runs a task, whose request ends at `workUntil` of `performance.now()`
 */
export function createKeyedQueue(): <Result>(
  key: string,
  task: () => Promise<Result>,
  workUntil?: number,
) => Promise<Result> {
  const tails = new Map<string, Promise<void>>();
  return (key, task, workUntil = Number.POSITIVE_INFINITY) => {
    const run = (tails.get(key) ?? Promise.resolve()).then(() => {
      const running = task();
      return { running, end: endOfTurn(running, fairShare(workUntil)) };
    });
    const tail = run.then(
      ({ end }) => end,
      () => undefined,
    );
    tails.set(key, tail);
    void tail.then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    return run.then(({ running }) => running);
  };
}

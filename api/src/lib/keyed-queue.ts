/** Longer than what others do in their turn, as long as the database answers. */
const PATIENCE_MS = 4000;

/** Resolves when a task has settled, or at a time of `performance.now()`. */
function settledBy(task: Promise<unknown>, until: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, until - performance.now());
    const go = () => {
      clearTimeout(timer);
      resolve();
    };
    task.then(go, go);
  });
}

/**
 * Runs tasks with the same key sequentially and those with different keys concurrently. It avoids write conflicts
 * within this process; writes of other processes are still detected by the document's version. A task waits for its
 * turn until a time of `performance.now()`, or a few seconds, and then runs without it: one that hangs holds up no one
 * for long.
 */
export function createKeyedQueue(): <Result>(
  key: string,
  task: () => Promise<Result>,
  until?: number,
) => Promise<Result> {
  const tails = new Map<string, Promise<unknown>>();
  return (key, task, until = performance.now() + PATIENCE_MS) => {
    const before = tails.get(key);
    const turn = before ? settledBy(before, until).then(task) : Promise.resolve().then(task);
    tails.set(key, turn);
    const forget = () => {
      if (tails.get(key) === turn) tails.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
}

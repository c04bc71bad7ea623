/**
 * Runs tasks of one key one after another and those of different keys side by side. Within this process it spares
 * writers of one document from meeting; what other processes write is still found by the document's version.
 */
export function createKeyedQueue(): <Result>(key: string, task: () => Promise<Result>) => Promise<Result> {
  const tails = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const turn = (tails.get(key) ?? Promise.resolve()).then(task, task);
    tails.set(key, turn);
    const forget = () => {
      if (tails.get(key) === turn) tails.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
}

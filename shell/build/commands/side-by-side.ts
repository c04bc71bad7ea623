/** Runs at most `limit` tasks at a time, and starts them in their order. Returns their results in the same order. */
async function runAtOnce<Task, Result>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<Result>,
  limit: number,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...tasks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}

/**
 * Runs tasks one after the other, except for neighbours that use one processor each: as many of these run side by side
 * as there are processors. Returns the results in the order of the tasks.
 */
export async function runSideBySide<Task extends { usesOneProcessor?: boolean }, Result>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<Result>,
  processors: number,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < tasks.length) {
    const rest = tasks.slice(results.length);
    const other = rest.findIndex(({ usesOneProcessor }) => !usesOneProcessor);
    const together = rest.slice(0, other < 0 ? rest.length : Math.max(1, other));
    results.push(...(await runAtOnce(together, run, processors)));
  }
  return results;
}

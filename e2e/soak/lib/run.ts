/** A soak that can be interrupted: it then finishes its checks and prints what was done so far. */
export interface Run {
  /** Aborted by SIGINT or SIGTERM. */
  stopping: AbortSignal;
  /** Prints a line of progress. */
  report(line: string): void;
}

const clock = () => new Date().toISOString().slice(11, 19);

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The run of this process. */
export function createRun(): Run {
  const stopping = new AbortController();
  const stop = () => {
    if (!stopping.signal.aborted) print(`${clock()} Stopping: the checks run, then the table follows`);
    stopping.abort();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  return { stopping: stopping.signal, report: (line) => print(`${clock()} ${line}`) };
}

/** Reads a count from the environment. @throws {Error} if it is not a positive number */
export function countOf(name: string, usual: number): number {
  const count = Number(process.env[name] ?? usual);
  if (!(count > 0)) throw new Error(`${name} must be a positive number`);
  return count;
}

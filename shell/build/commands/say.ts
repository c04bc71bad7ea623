/** One line for the person at the terminal. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** One clear line, and exit code 1. */
export function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

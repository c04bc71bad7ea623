/** Writes one line to stdout. */
export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Writes an error's message to stderr and exits with code 1. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** MongoDB's code for a write that a unique index refused. */
const DUPLICATE_KEY = 11000;

/** @returns true for the error of a write that a unique index refused */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;

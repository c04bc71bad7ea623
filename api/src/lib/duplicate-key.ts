/** MongoDB's code for a write refused by a unique index. */
const DUPLICATE_KEY = 11000;

/** @returns true if the error is a write refused by a unique index */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;

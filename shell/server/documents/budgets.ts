/** Nobody waits for a refresh in the background, so its budget is this many times longer. */
export const BACKGROUND_FACTOR = 8;
/**
 * How many times its budget the page itself may take for a visitor who has no document yet: without its data the answer
 * is an error, and the browser would ask the same slow api for it again.
 */
const PAGE_FACTOR = 3;
/** Generous: no visitor waits for the page that is rendered at startup. */
const AT_START_MS = 5_000;

/** Milliseconds for the parts of a document. */
export interface Budget {
  /** For the header, and for the footer. */
  partMs: number;
  /** For the page between them. */
  pageMs: number;
}

/** Returns who may wait how long, where a visitor's wait for header or footer is `renderBudgetMs`. */
export function createBudgets(renderBudgetMs: number) {
  const same = (ms: number): Budget => ({ partMs: ms, pageMs: ms });
  return {
    visitor: { partMs: renderBudgetMs, pageMs: renderBudgetMs * PAGE_FACTOR } satisfies Budget,
    background: same(renderBudgetMs * BACKGROUND_FACTOR),
    start: same(AT_START_MS),
  };
}

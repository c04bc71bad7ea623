/** When a server that ended is started again, and when no more. Times in milliseconds. */
export interface BackOffPolicy {
  /** Wait before the first restart; it doubles with each failure in a row. */
  firstMs: number;
  longestMs: number;
  /** A server that ends by itself sooner than this after it was ready has failed. */
  steadyMs: number;
  /** Failures in a row after which it is not started again. */
  failures: number;
}

/** Gives a blocked port or a slow disk some three quarters of a minute. */
export const BACK_OFF: BackOffPolicy = { firstMs: 100, longestMs: 5000, steadyMs: 5000, failures: 14 };

/** How one run of a server ended. */
export interface EndedRun {
  /** Time since it was ready; null if it never was. */
  servedMs: number | null;
  /** It was killed from outside, which is no fault of its own. */
  isKilled: boolean;
}

/** Counts the failures of one server. */
export function createBackOff(policy: BackOffPolicy) {
  let failures = 0;
  return {
    /** @returns the wait before the next start in milliseconds; null to give up */
    after({ servedMs, isKilled }: EndedRun): number | null {
      const hasFailed = servedMs === null || (servedMs < policy.steadyMs && !isKilled);
      failures = hasFailed ? failures + 1 : 0;
      if (failures >= policy.failures) return null;
      return Math.min(policy.longestMs, policy.firstMs * 2 ** failures);
    },
  };
}

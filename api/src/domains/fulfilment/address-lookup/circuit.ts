import type { Clock } from '../../../lib/clock';

/** Failures in a row after which a service is left alone. */
export const FAILURES = 3;
/** How long, in milliseconds. */
export const REST_MS = 60_000;

export interface Circuit {
  /**
   * Runs the action, unless the service is being left alone.
   * @returns the action's result; null if it failed or was not run
   */
  run<Result>(action: () => Promise<Result>): Promise<Result | null>;
}

/**
 * Leaves a service that keeps failing alone for a while, so that nobody waits for it. Afterwards a single failure is
 * enough to leave it alone again, until it has responded once.
 * @param onOpen called with the last error each time the service begins to be left alone
 */
export function createCircuit(clock: Clock, onOpen: (error: unknown) => void): Circuit {
  let failures = 0;
  let restsUntil = 0;
  return {
    async run(action) {
      if (clock.now().getTime() < restsUntil) return null;
      try {
        const result = await action();
        failures = 0;
        return result;
      } catch (error) {
        failures += 1;
        const now = clock.now().getTime();
        if (failures < FAILURES || now < restsUntil) return null;
        restsUntil = now + REST_MS;
        onOpen(error);
        return null;
      }
    },
  };
}

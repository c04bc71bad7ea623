import type { Clock } from '../../../lib/clock';

/** Failures in a row after which a service is left alone. */
export const FAILURES = 3;
/** How long, in milliseconds. */
export const REST_MS = 60_000;
/** How long after a trial that found nothing out, so that not each letter of somebody who types on is one. */
export const RETRIAL_MS = 2_000;

/** The action ended before the service could show how it is: neither a success nor a failure. */
export class NothingLearnedError extends Error {
  override name = 'NothingLearnedError';
}

export interface Circuit {
  /**
   * Runs the action, unless the service is being left alone.
   * @param action may throw a NothingLearnedError
   * @returns the action's result; null if it failed or was not run
   */
  run<Result>(action: () => Promise<Result>): Promise<Result | null>;
}

/**
 * Leaves a service that keeps failing alone for a while, so that nobody waits for it. Afterwards one call finds out whether it
 * responds again; the others wait for what it learns, or briefly if it learns nothing.
 * @param onOpen called with the last error each time the service begins to be left alone
 */
export function createCircuit(clock: Clock, onOpen: (error: unknown) => void): Circuit {
  let failures = 0;
  let restsUntil = 0;
  let started = 0;
  /** Calls up to this one had begun when a failure was counted: theirs is the same failure. */
  let counted = 0;

  function fail(error: unknown): void {
    failures += 1;
    counted = started;
    if (failures < FAILURES) return;
    restsUntil = clock.now().getTime() + REST_MS;
    onOpen(error);
  }

  return {
    async run(action) {
      const now = clock.now().getTime();
      if (now < restsUntil) return null;
      const isTrial = failures >= FAILURES;
      if (isTrial) restsUntil = now + REST_MS;
      started += 1;
      const turn = started;
      try {
        const result = await action();
        failures = 0;
        restsUntil = 0;
        return result;
      } catch (error) {
        if (!(error instanceof NothingLearnedError)) {
          if (turn > counted) fail(error);
        } else if (isTrial) restsUntil = clock.now().getTime() + RETRIAL_MS;
        return null;
      }
    },
  };
}

import { type FragmentModule, FragmentOverdue } from '@saltbush/shared-ui/platform';
import { LOAD_TIMEOUT_MS } from './remotes';

/** One attempt at loading a fragment; the module can still arrive after slots have timed out. */
export interface Attempt {
  inTime: Promise<FragmentModule>;
  loaded: Promise<FragmentModule>;
  /** Whether it is still loading. */
  isPending: boolean;
  /** Whether `inTime` has rejected because loading took too long. */
  isOverdue: boolean;
  /** Whether `inTime` has rejected, for whatever reason. */
  hasFailed: boolean;
  /** Begins to load what waits until the page is used. */
  begin(): void;
}

/**
 * Loads a fragment.
 * @param due When to begin, unless `begin` is called before; at once without it
 */
export function createAttempt(load: () => Promise<FragmentModule>, due?: Promise<void>): Attempt {
  let begin: () => void = () => undefined;
  const called = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const begun = due && Promise.race([due, called]);
  const loaded = begun ? begun.then(load) : load();
  const attempt: Attempt = {
    loaded,
    isPending: true,
    isOverdue: false,
    hasFailed: false,
    begin,
    inTime: new Promise((resolve, reject) => {
      const giveUp = () => {
        attempt.isOverdue = true;
        reject(new FragmentOverdue());
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const startTimer = () => {
        timer = setTimeout(giveUp, LOAD_TIMEOUT_MS);
      };
      if (begun) void begun.then(startTimer);
      else startTimer();
      loaded.then(resolve, reject).finally(() => clearTimeout(timer));
    }),
  };
  const settle = () => {
    attempt.isPending = false;
  };
  loaded.then(settle, settle);
  attempt.inTime.catch(() => {
    attempt.hasFailed = true;
  });
  return attempt;
}

import type { FragmentModule } from '@saltbush/shared-ui/platform';
import { LOAD_TIMEOUT_MS } from './remotes';

/** One attempt at loading a fragment; the module can still arrive after slots have timed out. */
export interface Attempt {
  inTime: Promise<FragmentModule>;
  loaded: Promise<FragmentModule>;
  /** Whether it is still loading. */
  isPending: boolean;
  /** Whether `inTime` has rejected because loading took too long. */
  isOverdue: boolean;
}

/** The fragment may still arrive, and is shown then. */
export class Overdue extends Error {
  override message = 'The fragment took too long to load';
}

/** Starts to wait for a fragment that is loading. */
export function createAttempt(loaded: Promise<FragmentModule>): Attempt {
  const attempt: Attempt = {
    loaded,
    isPending: true,
    isOverdue: false,
    inTime: new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        attempt.isOverdue = true;
        reject(new Overdue());
      }, LOAD_TIMEOUT_MS);
      loaded.then(resolve, reject).finally(() => clearTimeout(timer));
    }),
  };
  const settle = () => {
    attempt.isPending = false;
  };
  loaded.then(settle, settle);
  return attempt;
}

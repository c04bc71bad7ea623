import { type FragmentModule, FragmentOverdue } from '@saltbush/shared-ui/platform';

/** One attempt at loading a fragment; the module can still arrive after slots have timed out. */
export interface Attempt {
  loaded: Promise<FragmentModule>;
  /** Whether it is still loading. */
  isPending: boolean;
  /** Whether somebody has given up because loading took too long. */
  isOverdue: boolean;
  /** Whether somebody was told that it failed, for whatever reason. */
  hasFailed: boolean;
  /** Begins to load what waits until the page is used. */
  begin(): void;
  /** The module, for those who wait so many milliseconds from when loading begins; always the same promise for them. */
  within(milliseconds: number): Promise<FragmentModule>;
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
  const waits = new Map<number, Promise<FragmentModule>>();
  const wait = (milliseconds: number) =>
    new Promise<FragmentModule>((resolve, reject) => {
      const giveUp = () => {
        attempt.isOverdue = true;
        reject(new FragmentOverdue());
      };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const startTimer = () => {
        if (attempt.isPending) timer = setTimeout(giveUp, milliseconds);
      };
      if (begun) void begun.then(startTimer);
      else startTimer();
      loaded.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  const attempt: Attempt = {
    loaded,
    isPending: true,
    isOverdue: false,
    hasFailed: false,
    begin,
    within(milliseconds) {
      const known = waits.get(milliseconds);
      if (known) return known;
      const waiting = wait(milliseconds);
      waits.set(milliseconds, waiting);
      waiting.catch(() => {
        attempt.hasFailed = true;
      });
      return waiting;
    },
  };
  const settle = () => {
    attempt.isPending = false;
  };
  loaded.then(settle, settle);
  return attempt;
}

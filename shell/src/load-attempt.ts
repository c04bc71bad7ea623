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
  /** The module, for those who wait so many milliseconds from when loading begins: the same promise until it has arrived. */
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
  const giveUpAfter = async (milliseconds: number) => {
    if (begun) await begun;
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    if (!attempt.isPending) return loaded;
    attempt.isOverdue = true;
    throw new FragmentOverdue();
  };
  const attempt: Attempt = {
    loaded,
    isPending: true,
    isOverdue: false,
    hasFailed: false,
    begin,
    within(milliseconds) {
      const waiting = waits.get(milliseconds) ?? Promise.race([loaded, giveUpAfter(milliseconds)]);
      waits.set(milliseconds, waiting);
      waiting.catch(() => {
        attempt.hasFailed = true;
      });
      return waiting;
    },
  };
  const settle = () => {
    attempt.isPending = false;
    // Who asks from now on waits for nothing; whoever gave it up keeps its failure.
    if (attempt.hasFailed) waits.clear();
  };
  loaded.then(settle, settle);
  return attempt;
}

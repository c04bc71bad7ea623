import { setTimeout as wait } from 'node:timers/promises';
import { type ReleaseStore, readRegistry, StoreProblem } from '@saltbush/build';
import type { Logger } from 'pino';

/** Servers that started together do not ask together; with transfer and the registry's own check it stays below 2 s. */
const POLL_MS = 500;
const JITTER_MS = 250;
/** What is damaged is loaded in vain each time. */
const DAMAGED_MS = 3_000;

/** Brings what changes in a shared store to this server, and knows what is wrong with the store. */
export interface Follower {
  /** Null while the store can be followed. */
  problem(): StoreProblem | null;
  stop(): void;
}

const toProblem = (error: unknown): StoreProblem =>
  error instanceof StoreProblem
    ? error
    : new StoreProblem(
        'damaged',
        error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
      );

/** Whether an earlier run left a registry that can be served. */
function hasState(folder: string): boolean {
  try {
    return Object.keys(readRegistry(folder).remotes).length > 0;
  } catch {
    return false;
  }
}

/**
 * Starts to follow a store. What is served stays as it is while the store does not answer, is damaged or is older than what
 * was seen; the log tells it once.
 * @throws {StoreProblem} The store cannot be read, and this machine has no earlier state of it.
 */
export async function startFollower(
  store: ReleaseStore,
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<Follower> {
  let problem: StoreProblem | null = null;
  let isStopped = false;

  function tell(next: StoreProblem | null): void {
    if (isStopped) return;
    if (next && next.fault !== problem?.fault)
      log.error({ reason: next.message }, 'Serving the last good releases of the store');
    if (!next && problem) log.warn('The store of releases can be followed again');
    problem = next;
  }

  async function look(): Promise<void> {
    try {
      await store.follow();
      await store.publishPlatform();
      tell(null);
    } catch (error) {
      tell(toProblem(error));
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const pause = problem?.fault === 'damaged' ? DAMAGED_MS : POLL_MS;
      await wait(pause + Math.random() * JITTER_MS, undefined, { ref: false });
      await look();
    }
  }

  await look();
  if (problem && !hasState(store.folder)) throw problem;
  void run();
  return {
    problem: () => problem,
    stop: () => {
      isStopped = true;
    },
  };
}

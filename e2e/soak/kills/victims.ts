import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random } from '../../../api/seed/lib/random';
import { SERVERS, type ServerName, type WatchedShop } from '../lib/servers';

/** Longest random wait between a server's return and the next kill. */
const MAX_WAIT_MS = 500;
/** Every tenth kill does not wait until the shop has recovered from the one before. */
const IMPATIENT_EVERY = 10;
const RETURN_MS = 60_000;
const POLL_MS = 10;

/** A kill and, if the next one waited for it, the time until the server was ready again. */
export interface Kill {
  victim: ServerName;
  restartMs: number | null;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/_shell/ready`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/** Waits until the whole shop is ready. @returns whether it was within a minute */
async function waitUntilReady(origin: string): Promise<boolean> {
  for (const until = Date.now() + RETURN_MS; Date.now() < until; await pause(5 * POLL_MS))
    if (await isReady(origin)) return true;
  return false;
}

/** Kills a server without warning; @returns when it was killed */
async function kill(shop: WatchedShop, victim: ServerName): Promise<number> {
  for (;;) {
    const pid = shop.pidOf(victim);
    if (pid !== null) {
      process.kill(pid, 'SIGKILL');
      return performance.now();
    }
    await pause(POLL_MS);
  }
}

/** Kills servers of a shop, chosen at random, at random instants. */
export function createKiller(shop: WatchedShop, random: Random) {
  const kills: Kill[] = [];
  /** Times after which the shop was not ready. */
  const notReady: string[] = [];

  async function restart(victim: ServerName): Promise<number> {
    const returned = shop.returnOf(victim);
    const killedAt = await kill(shop, victim);
    const isBack = await Promise.race([returned.then(() => true), pause(RETURN_MS, false, { ref: false })]);
    const restartMs = performance.now() - killedAt;
    if (!isBack || !(await waitUntilReady(shop.origin)))
      notReady.push(`${victim} was not ready ${RETURN_MS / 1000} s after kill ${kills.length + 1}`);
    return restartMs;
  }

  return {
    kills,
    notReady,
    restart,
    async killNext(): Promise<void> {
      const victim = pick(random, SERVERS);
      if ((kills.length + 1) % IMPATIENT_EVERY === 0) {
        await kill(shop, victim);
        kills.push({ victim, restartMs: null });
      } else kills.push({ victim, restartMs: await restart(victim) });
      await pause(random() * MAX_WAIT_MS);
    },
    /** Waits until the shop has recovered from every kill. */
    async recover(): Promise<void> {
      if (!(await waitUntilReady(shop.origin))) notReady.push('The shop was not ready for a check');
    },
  };
}

export type Killer = ReturnType<typeof createKiller>;

import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnServer } from '../processes';
import { type BackOffPolicy, createBackOff } from './back-off';

/** A server process to keep running. Its ready line must name the same port after a restart. */
export interface Supervised {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

interface SupervisorOptions {
  policy: BackOffPolicy;
  /** Receives one line for each end and each return of a server. */
  log: (line: string) => void;
  /** Called once, with the line to end with, when a server has failed too often. */
  onGiveUp: (line: string) => void;
}

/** Time that servers get to finish their requests, all together. */
const GRACE_MS = 8000;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await exited;
}

/** Keeps servers running: starts one that ends again, ever more slowly while it fails, and stops all in reverse order. */
export function createSupervisor({ policy, log, onGiveUp }: SupervisorOptions) {
  const children = new Map<string, ChildProcess>();
  const stopping = new AbortController();

  /** Starts a server once; settles when it is ready, rejects if it ends before. */
  async function launch(server: Supervised, onEnd: (servedMs: number, signal: string | null) => void) {
    const { child, ready } = spawnServer(server.args, { env: server.env });
    children.set(server.name, child);
    const port = await ready;
    const readyAt = performance.now();
    const ended = () => onEnd(performance.now() - readyAt, child.signalCode);
    if (child.exitCode !== null || child.signalCode !== null) ended();
    else child.once('exit', ended);
    return port;
  }

  async function run(server: Supervised): Promise<number> {
    const backOff = createBackOff(policy);
    let endedAt = 0;

    async function again(servedMs: number | null, cause: string): Promise<void> {
      if (stopping.signal.aborted) return;
      if (servedMs !== null) endedAt = performance.now();
      const delay = backOff.after({ servedMs, isKilled: cause === 'SIGKILL' });
      if (delay === null)
        return onGiveUp(`${server.name} failed ${policy.failures} times in a row; giving up`);
      log(`${server.name} ended (${cause}); starting it again in ${seconds(delay)}`);
      try {
        await wait(delay, undefined, { signal: stopping.signal });
        await launch(server, (ms, signal) => void again(ms, signal ?? 'by itself'));
        log(`${server.name} is running again after ${seconds(performance.now() - endedAt)}`);
      } catch {
        await again(null, 'before it was ready');
      }
    }
    return launch(server, (ms, signal) => void again(ms, signal ?? 'by itself'));
  }

  /** Stops the servers, the last one started first; what is left after eight seconds is killed. */
  async function stop(): Promise<void> {
    stopping.abort();
    const killer = setTimeout(() => {
      for (const child of children.values()) child.kill('SIGKILL');
    }, GRACE_MS);
    for (const child of [...children.values()].reverse()) await end(child);
    clearTimeout(killer);
  }

  return { run, stop };
}

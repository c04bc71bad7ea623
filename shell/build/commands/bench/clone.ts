import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../src/free-port';
import { ROOT } from '../../src/paths';
import { print } from '../print';
import type { Workspace } from './workspace';

const POLL_MS = 50;
const TIMEOUT_MS = 10 * 60_000;

export interface RunningShop {
  origin: string;
  /** Time from the command until the home page responded, in seconds. */
  seconds: number;
  stop(): Promise<void>;
}

/** A fresh clone of the checkout's last commit, with its packages installed. */
export interface Clone {
  folder: string;
  /** Runs `npm start` in it; resolves when the home page responds with content. */
  start(): Promise<RunningShop>;
  /**
   * Runs an npm command to completion.
   * @returns Its duration in seconds.
   */
  npm(...args: string[]): Promise<number>;
}

/** Fetches a page's body; returns null until it responds with content. */
export async function fetchContent(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const body = await response.text();
    return response.status === 200 && body.includes('<h1') ? body : null;
  } catch {
    // Nothing is listening yet.
    return null;
  }
}

async function waitForContent(url: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while ((await fetchContent(url)) === null) {
    if (performance.now() > deadline) throw new Error(`${url} did not respond within ${TIMEOUT_MS / 1000} s`);
    await wait(POLL_MS);
  }
}

async function startShop(workspace: Workspace, folder: string): Promise<RunningShop> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const env = { PORT: String(port), DATA_DIR: join(workspace.folder, 'data') };
  const started = performance.now();
  const shop = workspace.start('npm', ['start'], { cwd: folder, env });
  const exitedEarly = shop.exited.then(() => {
    throw new Error('npm start exited before the shop was ready');
  });
  await Promise.race([waitForContent(`${origin}/`), exitedEarly]);
  return { origin, seconds: (performance.now() - started) / 1000, stop: shop.stop };
}

/** Clones the checkout's last commit into the workspace and installs its packages. */
export async function createClone(workspace: Workspace): Promise<Clone> {
  const folder = join(workspace.folder, 'clone');
  print('Cloning the last commit…');
  await workspace.run('git', ['clone', '--quiet', ROOT, folder], {});
  print('Installing packages…');
  await workspace.run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  return {
    folder,
    start: () => startShop(workspace, folder),
    async npm(...args) {
      const started = performance.now();
      await workspace.run('npm', args, { cwd: folder });
      return (performance.now() - started) / 1000;
    },
  };
}

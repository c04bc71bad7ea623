import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { ROOT } from '../../src/paths';
import { say } from '../say';
import type { Workspace } from './workspace';

const LOOK_MS = 50;
const PATIENCE_MS = 10 * 60_000;

export interface RunningShop {
  origin: string;
  /** From the command until the home page was answered. */
  seconds: number;
  stop(): Promise<void>;
}

/** A fresh clone of the checkout's last commit, with its packages installed. */
export interface Clone {
  folder: string;
  /** `npm start` there; settles when the home page is answered with content. */
  start(): Promise<RunningShop>;
  /** Runs a command of the package manager to its end, and answers how many seconds it took. */
  npm(...args: string[]): Promise<number>;
}

/** The body of a page; null while it is not answered with content. */
export async function fetchContent(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const body = await response.text();
    return response.status === 200 && body.includes('<h1') ? body : null;
  } catch {
    // Nothing listens yet.
    return null;
  }
}

async function untilAnswered(url: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await fetchContent(url)) === null) {
    if (performance.now() > deadline)
      throw new Error(`${url} was not answered within ${PATIENCE_MS / 1000} s`);
    await wait(LOOK_MS);
  }
}

async function startShop(workspace: Workspace, folder: string): Promise<RunningShop> {
  const port = await getPort();
  const origin = `http://localhost:${port}`;
  const env = { PORT: String(port), DATA_DIR: join(workspace.folder, 'data') };
  const started = performance.now();
  const shop = workspace.start('npm', ['start'], { cwd: folder, env });
  const tooEarly = shop.ended.then(() => {
    throw new Error('npm start ended before the shop was open');
  });
  await Promise.race([untilAnswered(`${origin}/`), tooEarly]);
  return { origin, seconds: (performance.now() - started) / 1000, stop: shop.stop };
}

/** Clones the checkout's last commit into the workspace and installs its packages. */
export async function createClone(workspace: Workspace): Promise<Clone> {
  const folder = join(workspace.folder, 'clone');
  say('cloning the last commit');
  await workspace.run('git', ['clone', '--quiet', ROOT, folder], {});
  say('installing its packages');
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

import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, type Shop } from './shop';

const childrenOf = (pid: number): number[] => {
  try {
    const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return text.split('\n').map(Number).filter(Boolean);
  } catch {
    return [];
  }
};

/** The process ids of everything that a process has started, directly or not. */
export const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

/** Whether a process still exists; one that has ended and waits for its parent does not count. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const runs = (pid: number, program: string): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);

function findServer(shop: Shop, name: string, program: string): number {
  const server = childrenOf(shop.process.pid ?? 0).find((pid) => runs(pid, program));
  if (!server) throw new Error(`The shop has no ${name} running`);
  return server;
}

/** The process id of a shop's api. */
export const findApi = (shop: Shop): number => findServer(shop, 'api', 'api/dist/main');

/** The process id of a shop's embedded database. */
export const findDatabase = (shop: Shop): number => findServer(shop, 'database', 'embedded-mongo');

/** The process id of a shop's web server. */
export const findWebServer = (shop: Shop): number => findServer(shop, 'web server', 'server/server.mjs');

export interface Ended {
  code: number | null;
  /** Lines of stderr, without empty ones. */
  errors: string[];
}

/** Runs the `npm start` command with these settings until it exits. */
export function runStart(env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(ROOT, 'shell/build/bin/saltbush.mjs'), 'start'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'development', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.on('data', (part) => {
      text += part;
    });
    child.once('close', (code) =>
      done({ code, errors: text.split('\n').filter((line) => line.trim() !== '') }),
    );
  });
}

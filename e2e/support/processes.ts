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

const runs = (pid: number, program: string): boolean =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);

/** The process id of a shop's api. */
export function findApi(shop: Shop): number {
  const api = childrenOf(shop.process.pid ?? 0).find((pid) => runs(pid, 'api/dist/main'));
  if (!api) throw new Error('The shop has no api running');
  return api;
}

/** The process id of the database started by a shop's api. */
export function findDatabase(shop: Shop): number {
  const database = childrenOf(findApi(shop)).find((pid) => runs(pid, 'embedded-mongo'));
  if (!database) throw new Error('The shop has no database running');
  return database;
}

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

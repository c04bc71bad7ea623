import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOCK = 'registry.lock';
const LOCK_STALE_MS = 10_000;

async function lock(folder: string): Promise<() => void> {
  const path = join(folder, LOCK);
  for (;;) {
    try {
      closeSync(openSync(path, 'wx'));
      return () => rmSync(path, { force: true });
    } catch {
      const age = existsSync(path) ? Date.now() - statSync(path).mtimeMs : 0;
      if (age > LOCK_STALE_MS) rmSync(path, { force: true });
      await wait(20);
    }
  }
}

/** Runs one piece of work after the other, of all processes of this machine that change the folder. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lock(folder);
  try {
    return await work();
  } finally {
    unlock();
  }
}

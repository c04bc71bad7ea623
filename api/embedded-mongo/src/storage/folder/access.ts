import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/** Creates a folder that only its owner can enter, unless it exists. */
export function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Takes a folder and the files in it from everyone but their owner. */
export function makePrivate(folder: string): void {
  if (lstatSync(folder).mode & OTHERS) chmodSync(folder, 0o700);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const status = lstatSync(path);
    if (status.isFile() && status.mode & OTHERS) chmodSync(path, 0o600);
  }
}

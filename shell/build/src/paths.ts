import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

function findRoot(): string {
  let folder = process.cwd();
  while (folder !== resolve(folder, '..')) {
    if (existsSync(join(folder, 'shell/build')) && existsSync(join(folder, 'api/contract'))) return folder;
    folder = resolve(folder, '..');
  }
  throw new Error('Run this command inside the repository');
}

/** The repository's root; commands may run from any workspace in it. */
export const ROOT = findRoot();

/** Where releases and the registry are kept; a deployment points it at its own store. */
export const RELEASES_DIR = resolve(ROOT, process.env.RELEASES_DIR ?? 'releases');

/** Names of the remotes in this repository: the folders `mf-*` with a remote.json. */
export function listRemotes(): string[] {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'remote.json')))
    .sort();
}

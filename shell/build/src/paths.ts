import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

function findRoot(): string {
  let folder = process.cwd();
  while (folder !== resolve(folder, '..')) {
    if (existsSync(join(folder, 'shell/build')) && existsSync(join(folder, 'api/contract'))) return folder;
    folder = resolve(folder, '..');
  }
  throw new Error('Run this command inside the repository.');
}

/** The repository's root. Commands can be run from any of its workspaces. */
export const ROOT = findRoot();

/** Folder of releases and the registry; deployments point it at their own store; an empty setting is none. */
export const RELEASES_DIR = resolve(ROOT, process.env.RELEASES_DIR || 'releases');

/** Returns the names of the repository's remotes: the folders `mf-*` with a remote.json. */
export function listRemotes(): string[] {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'remote.json')))
    .sort();
}

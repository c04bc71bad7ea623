import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folders of the platform's own repository, and the packages that squads' repositories install instead. */
const PACKAGES: readonly (readonly [string, string])[] = [
  ['shared-ui', '@saltbush/shared-ui'],
  ['api/contract', '@saltbush/contract'],
  ['shell/build', '@saltbush/build'],
];

const hasSources = (folder: string): boolean =>
  existsSync(join(folder, 'shell/build')) && existsSync(join(folder, 'api/contract'));
const hasPackages = (folder: string): boolean =>
  PACKAGES.every(([, name]) => existsSync(join(folder, 'node_modules', name)));

function findRoot(): string {
  let folder = process.cwd();
  while (folder !== resolve(folder, '..')) {
    if (hasSources(folder) || hasPackages(folder)) return folder;
    folder = resolve(folder, '..');
  }
  throw new Error('Run this command inside a repository with the platform or its packages.');
}

/** The repository's root. Commands can be run from any of its workspaces. */
export const ROOT = findRoot();

/** Whether this is the repository of a squad, which has the platform as packages. */
export const IS_SQUADS = !hasSources(ROOT);

/**
 * Returns where a file of the repository is. The platform's own are named as in its repository; a squad's has them in
 * installed packages.
 */
export function locate(path: string, root = ROOT): string {
  const found = PACKAGES.find(([folder]) => path === folder || path.startsWith(`${folder}/`));
  if (!found) return join(root, path);
  const installed = join(root, 'node_modules', found[1]);
  // A squad's own folder may be called as one of the platform's.
  const isOurs = hasSources(root) || !existsSync(installed);
  return isOurs ? join(root, path) : join(installed, path.slice(found[0].length));
}

/** Folder of releases and the registry; deployments point it at their own store; an empty setting is none. */
export const RELEASES_DIR = resolve(ROOT, process.env.RELEASES_DIR || 'releases');

/** Returns the names of the repository's remotes: the folders `mf-*` with a remote.json. */
export function listRemotes(): string[] {
  return readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && existsSync(join(ROOT, name, 'remote.json')))
    .sort();
}

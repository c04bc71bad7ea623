import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shop/folder';

const SHELL_ASSETS = '/_shell/assets/';
const RELEASES = '/releases/';
/** Finds a file of the shell, which keeps its builds side by side; names are derived from content. */
export function findShellFile(name: string): string | undefined {
  const dist = join(ROOT, 'shell/dist');
  const files = readdirSync(dist).map((build) => join(dist, build, 'browser', name));
  return files.find((path) => existsSync(path));
}

function shellFile(name: string): string {
  const file = findShellFile(name);
  if (!file) throw new Error(`No build of the shell has ${name}`);
  return file;
}

/** The file that the shop serves at a path. @throws {Error} if there is none */
export function fileOf(path: string, releasesDir: string): string {
  if (path.startsWith(SHELL_ASSETS)) return shellFile(path.slice(SHELL_ASSETS.length));
  if (path.startsWith(RELEASES)) return join(releasesDir, path.slice(RELEASES.length));
  throw new Error(`${path} is no file of the shop`);
}

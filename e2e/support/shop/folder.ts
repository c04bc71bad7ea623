import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');
/** The command of a tree of sources. */
export const saltbushOf = (root: string): string => join(root, 'shell/build/bin/saltbush.mjs');
export const SALTBUSH = saltbushOf(ROOT);

/** Creates a folder with a copy of the releases built for this run, or of those `npm start` has built. */
export function prepareFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-e2e-'));
  const releases = join(folder, 'releases');
  const built = [process.env.BUILT_RELEASES_DIR ?? '', join(ROOT, 'releases')].find(existsSync);
  mkdirSync(releases);
  if (built) cpSync(built, releases, { recursive: true });
  return folder;
}

/** Removes a shop's folder: its data and its releases. */
export const removeShop = ({ folder }: { folder: string }): void =>
  rmSync(folder, { recursive: true, force: true });

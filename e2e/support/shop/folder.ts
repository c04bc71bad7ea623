import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');
export const SALTBUSH = join(ROOT, 'shell/build/bin/saltbush.mjs');

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

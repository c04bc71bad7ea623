import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES_DIR } from '../paths';
import { readRegistry } from './read-registry';
import { changeRegistry } from './registry-file';
import { readLastServed, recordServed, servedIds, writeLastServed } from './served';
import type { Registry, RegistryEntry } from './types';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface PruneOptions {
  /** For how long a page may stay open. */
  days: number;
  now?: Date;
}

interface Stored {
  remote: string;
  id: string;
}

/** Prefix of a folder that is being removed or built: nothing reads it. */
const HIDDEN = '.';

function* storedReleases(folder: string): Generator<Stored> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const id of readdirSync(join(folder, entry.name))) {
      const isRelease = !id.startsWith(HIDDEN) && existsSync(join(folder, entry.name, id, 'release.json'));
      if (isRelease) yield { remote: entry.name, id };
    }
  }
}

/** What a remote needs at any time: what visitors get, and what a rollback returns to. */
const needed = (entry: RegistryEntry | undefined): string[] =>
  entry ? [...servedIds(entry), ...entry.history.slice(0, 1)] : [];

/** When the last page with a release may have been opened; for one that was never served, when it was built. */
function lastUse({ remote, id }: Stored, folder: string): number {
  const served = readLastServed(folder)[remote]?.[id];
  return served ? Date.parse(served) : statSync(join(folder, remote, id, 'release.json')).mtimeMs;
}

function findUnused(folder: string, registry: Registry, { days, now = new Date() }: PruneOptions): Stored[] {
  const limit = now.getTime() - days * DAY_MS;
  return [...storedReleases(folder)].filter(
    (release) =>
      !needed(registry.remotes[release.remote]).includes(release.id) && lastUse(release, folder) < limit,
  );
}

const nameOf = ({ remote, id }: Stored): string => `${remote} ${id}`;

/** Takes the folders from their places at once, so that no reader finds half of one. @returns where they are now */
function hide(unused: Stored[], folder: string): string[] {
  return unused.map(({ remote, id }) => {
    const hidden = join(folder, remote, `${HIDDEN}pruned.${id}`);
    rmSync(hidden, { recursive: true, force: true });
    renameSync(join(folder, remote, id), hidden);
    return hidden;
  });
}

function forget(registry: Registry, unused: Stored[], folder: string): void {
  const served = readLastServed(folder);
  for (const { remote, id } of unused) {
    const entry = registry.remotes[remote];
    if (entry) entry.history = entry.history.filter((past) => past !== id);
    delete served[remote]?.[id];
  }
  writeLastServed(folder, served);
}

/**
 * Removes the releases that nobody can need: not current, no canary, not what a rollback returns to, and not on any page
 * that was opened within the last days.
 * @returns what was removed
 */
export async function prune(options: PruneOptions, folder = RELEASES_DIR): Promise<string[]> {
  if (!(options.days >= 1)) throw new Error('Releases are kept for at least 1 day: pages may be open');
  if (Object.keys(readLastServed(folder)).length === 0)
    recordServed(folder, readRegistry(folder), options.now ?? new Date());
  const expected = findUnused(folder, readRegistry(folder), options);
  if (expected.length === 0) return [];
  let unused: Stored[] = [];
  let hidden: string[] = [];
  await changeRegistry(
    `prune ${expected.map(nameOf).join(', ')}`,
    (registry) => {
      // Asked again under the lock: another command may have promoted one of them.
      unused = findUnused(folder, registry, options);
      hidden = hide(unused, folder);
      forget(registry, unused, folder);
    },
    folder,
  );
  for (const path of hidden) rmSync(path, { recursive: true, force: true });
  return unused.map(nameOf);
}

import { storeOf, type Where } from '../store/open-store';
import type { ListedRelease, ReleaseStore, StoredRelease } from '../store/release-store';
import { changeRegistry } from './registry-file';
import { readLastServed, recordServed, servedIds, writeLastServed } from './served';
import type { Registry, RegistryEntry } from './types';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface PruneOptions {
  /** Remotes whose releases are looked at; by default all. */
  only?: readonly string[];
  /** For how long a page may stay open. */
  days: number;
  now?: Date;
}

/** What a remote needs at any time: what visitors get, and what a rollback returns to. */
const needed = (entry: RegistryEntry | undefined): string[] =>
  entry ? [...servedIds(entry), ...entry.history.slice(0, 1)] : [];

/** When the last page with a release may have been opened; for one that was never served, when it was built. */
function lastUse({ remote, id, storedAt }: ListedRelease, folder: string): number {
  const served = readLastServed(folder)[remote]?.[id];
  return served ? Date.parse(served) : storedAt;
}

async function findUnused(
  store: ReleaseStore,
  registry: Registry,
  { days, only, now = new Date() }: PruneOptions,
): Promise<StoredRelease[]> {
  const limit = now.getTime() - days * DAY_MS;
  return (await store.list()).filter(
    (release) =>
      (only?.includes(release.remote) ?? true) &&
      !needed(registry.remotes[release.remote]).includes(release.id) &&
      lastUse(release, store.folder) < limit,
  );
}

const nameOf = ({ remote, id }: StoredRelease): string => `${remote} ${id}`;

function forget(registry: Registry, unused: StoredRelease[], folder: string): void {
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
export async function prune(options: PruneOptions, where?: Where): Promise<string[]> {
  if (!(options.days >= 1)) throw new Error('Releases are kept for at least 1 day: pages may be open');
  const store = storeOf(where);
  const { registry: before } = await store.refresh();
  if (Object.keys(readLastServed(store.folder)).length === 0)
    recordServed(store.folder, before, options.now ?? new Date());
  const expected = await findUnused(store, before, options);
  if (expected.length === 0) return [];
  let unused: StoredRelease[] = [];
  await changeRegistry(
    `prune ${expected.map(nameOf).join(', ')}`,
    async (registry) => {
      // Asked again with the registry that is changed: another command may have promoted one of them.
      unused = await findUnused(store, registry, options);
      forget(registry, unused, store.folder);
      return () => store.remove(unused);
    },
    store,
  );
  return unused.map(nameOf);
}

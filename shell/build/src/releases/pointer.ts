import { storeOf, type Where } from '../store/open-store';
import { changeRegistry, findRelease } from './registry-file';
import type { Registry, RegistryEntry, Release, ReleaseRecord } from './types';

const HISTORY_LENGTH = 20;

/** Returns what the registry holds of a release. */
export function toEntry({
  files: _files,
  publicFiles: _publicFiles,
  uses: _uses,
  origin: _origin,
  checks: _checks,
  ...release
}: ReleaseRecord): Release {
  return release;
}

export function entryOf(registry: Registry, remote: string): RegistryEntry {
  const entry = registry.remotes[remote];
  if (!entry) throw new Error(`${remote} has never been released`);
  return entry;
}

/** Makes a release the current one of its remote, in a registry that is being changed. */
export function makeCurrent(registry: Registry, release: Release): void {
  const entry = registry.remotes[release.remote];
  const before =
    entry && entry.current.id !== release.id ? [entry.current.id, ...entry.history] : (entry?.history ?? []);
  const history = before.filter((id) => id !== release.id).slice(0, HISTORY_LENGTH);
  registry.remotes[release.remote] = { current: release, history, canary: null };
}

/**
 * Makes a release of a remote current. Nothing is built; open pages are not affected.
 * @param force See `changeRegistry`.
 */
export async function promote(remote: string, id: string, where?: Where, force?: string): Promise<void> {
  const store = storeOf(where);
  const release = toEntry(await findRelease(remote, id, store));
  await changeRegistry(`promote ${remote} ${id}`, (registry) => makeCurrent(registry, release), store, force);
}

/**
 * Rolls a remote back to its previous release, or to the given one.
 * @returns The id that is current now.
 */
export async function rollback(remote: string, id?: string, where?: Where, force?: string): Promise<string> {
  const store = storeOf(where);
  let target: string | undefined;
  await changeRegistry(
    `rollback ${remote}${id ? ` ${id}` : ''}`,
    async (registry) => {
      const entry = entryOf(registry, remote);
      target = id ?? entry.history[0];
      if (!target) throw new Error(`${remote} has no earlier release to roll back to`);
      const { history } = entry;
      makeCurrent(registry, toEntry(await findRelease(remote, target, store)));
      entryOf(registry, remote).history = history.filter((past) => past !== target);
    },
    store,
    force,
  );
  return target as string;
}

/** Serves another release to a share (0 to 1) of the visitors; 0 removes the canary. */
export async function setCanary(
  remote: string,
  id: string,
  share: number,
  where?: Where,
  force?: string,
): Promise<void> {
  if (!(share >= 0 && share <= 1)) throw new Error("A canary's share must be a number from 0 to 1");
  const store = storeOf(where);
  const release = toEntry(await findRelease(remote, id, store));
  await changeRegistry(
    `canary ${remote} ${id} ${share}`,
    (registry) => {
      entryOf(registry, remote).canary =
        share === 0 ? null : { release, share, revision: registry.revision + 1 };
    },
    store,
    force,
  );
}

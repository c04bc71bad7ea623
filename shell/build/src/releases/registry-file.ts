import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RELEASES_DIR } from '../paths';
import { readPlatform } from '../platform/description';
import { storeOf, type Where } from '../store/open-store';
import { RegistryMoved, type ReleaseStore } from '../store/release-store';
import { assertCompatible } from './conflicts';
import { findLosses, newlyServed } from './losses';
import { findMisfits } from './misfits';
import { storedOperations } from './operations';
import { recordServed } from './served';
import { findStrangers } from './strangers';
import type { Registry, ReleaseRecord } from './types';

/** How often a change is made again because another was faster. */
const ATTEMPTS = 20;
const PAUSE_MS = 50;
/** Ends every refusal that can be overruled. */
export const FORCE_HINT = 'Nothing was changed. To do it all the same: --force "reason"';

export function readRelease(remote: string, id: string, folder = RELEASES_DIR): ReleaseRecord {
  const path = join(folder, remote, id, 'release.json');
  if (!existsSync(path)) throw new Error(`${remote} has no release ${id}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Reads a release's record, which is brought into the folder first. @throws {Error} There is no such release. */
export async function findRelease(remote: string, id: string, store: ReleaseStore): Promise<ReleaseRecord> {
  await store.bring({ remote, id });
  return readRelease(remote, id, store.folder);
}

/**
 * Returns what the gates of a release said against it; nothing if it was current before: whoever made it so knew them, and
 * a rollback must not wait.
 */
function refusalsOf(record: ReleaseRecord, before: Registry): string[] {
  const isKnown = before.remotes[record.remote]?.history.includes(record.id) ?? false;
  return isKnown ? [] : (record.checks?.reasons ?? []);
}

/** Returns what speaks against the releases that a change serves: their gates, and what the running platform lacks. */
function misfitsOf(before: Registry, after: Registry, folder: string): string[] {
  const platform = readPlatform(folder);
  return newlyServed(before, after).flatMap(({ remote, id }) => {
    const record = readRelease(remote, id, folder);
    return [
      ...refusalsOf(record, before),
      ...findMisfits(record, storedOperations(remote, id, folder), platform),
    ];
  });
}

/** How a registry is changed. What it returns is done when the change is made, before the next one. */
export type Change = (registry: Registry) => unknown | (() => Promise<void>) | Promise<unknown>;

interface Intent {
  action: string;
  change: Change;
  force: string | undefined;
}

/** Changes the registry once, as it is now. */
async function changeOnce(store: ReleaseStore, { action, change, force }: Intent): Promise<Registry> {
  const { folder } = store;
  const { registry, version } = await store.refresh();
  const before = structuredClone(registry);
  const afterwards = await change(registry);
  assertCompatible(registry, before);
  const losses = [
    ...findStrangers(before, registry),
    ...findLosses(before, registry),
    ...misfitsOf(before, registry, folder),
  ];
  if (losses.length > 0 && !force) throw new Error([...losses, FORCE_HINT].join('\n'));
  for (const release of newlyServed(before, registry))
    if (!(await store.has(release))) await store.put(release);
  recordServed(folder, before, new Date());
  registry.revision += 1;
  const line = {
    at: new Date().toISOString(),
    by: userInfo().username,
    revision: registry.revision,
    action,
    ...(losses.length > 0 ? { forced: force, losses } : {}),
  };
  await store.commit(registry, line, version);
  if (typeof afterwards === 'function') await afterwards();
  return registry;
}

/**
 * Changes the registry, one change after the other, and appends one line to the audit log. The registry is replaced
 * atomically: readers see the old or the new state, never a mixture. A change that another machine overtook is made again.
 * @param force Why the change is made although it breaks something; recorded in the audit log with what it breaks.
 * @throws {Error} Two remotes would claim the same route, or fill a slot that accepts only one; or, without `force`,
 * another squad's repository has built a release, another remote would lose a fragment, slot or page that it uses, a release needs what the running shell or api does not
 * have, or its gates refused it.
 */
export async function changeRegistry(
  action: string,
  change: Change,
  where?: Where,
  force?: string,
): Promise<Registry> {
  const store = storeOf(where);
  return store.exclusively(async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await changeOnce(store, { action, change, force });
      } catch (error) {
        if (!(error instanceof RegistryMoved)) throw error;
        if (attempt === ATTEMPTS) throw new Error('Others change the registry all the time; try again');
        await wait(Math.random() * PAUSE_MS * attempt);
      }
    }
  });
}

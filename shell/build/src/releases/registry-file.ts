import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { RELEASES_DIR } from '../paths';
import { readPlatform } from '../platform/description';
import { assertCompatible } from './conflicts';
import { findLosses, newlyServed } from './losses';
import { findMisfits } from './misfits';
import { storedOperations } from './operations';
import { readRegistry, registryPath } from './read-registry';
import { recordServed } from './served';
import type { Registry, ReleaseRecord } from './types';

const LOCK = 'registry.lock';
const AUDIT = 'audit.log';
const LOCK_STALE_MS = 10_000;
/** Ends every refusal that can be overruled. */
export const FORCE_HINT = 'Nothing was changed. To do it all the same: --force "reason"';

export function readRelease(remote: string, id: string, folder = RELEASES_DIR): ReleaseRecord {
  const path = join(folder, remote, id, 'release.json');
  if (!existsSync(path)) throw new Error(`${remote} has no release ${id}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

async function lock(folder: string): Promise<() => void> {
  const path = join(folder, LOCK);
  for (;;) {
    try {
      closeSync(openSync(path, 'wx'));
      return () => rmSync(path, { force: true });
    } catch {
      const age = existsSync(path) ? Date.now() - statSync(path).mtimeMs : 0;
      if (age > LOCK_STALE_MS) rmSync(path, { force: true });
      await wait(20);
    }
  }
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

/**
 * Changes the registry under a lock and appends one line to the audit log. The file is replaced atomically: readers see
 * the old or the new state, never a mixture.
 * @param force Why the change is made although it breaks something; recorded in the audit log with what it breaks.
 * @throws {Error} Two remotes would claim the same route, or fill a slot that accepts only one; or, without `force`,
 * another remote would lose a fragment, slot or page that it uses, a release needs what the running shell or api does not
 * have, or its gates refused it.
 */
export async function changeRegistry(
  action: string,
  change: (registry: Registry) => void,
  folder = RELEASES_DIR,
  force?: string,
): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lock(folder);
  try {
    const registry = readRegistry(folder);
    const before = structuredClone(registry);
    change(registry);
    assertCompatible(registry);
    const losses = [...findLosses(before, registry), ...misfitsOf(before, registry, folder)];
    if (losses.length > 0 && !force) throw new Error([...losses, FORCE_HINT].join('\n'));
    recordServed(folder, before, new Date());
    registry.revision += 1;
    const temporary = `${registryPath(folder)}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(registry, null, 1));
    renameSync(temporary, registryPath(folder));
    const line = {
      at: new Date().toISOString(),
      by: userInfo().username,
      revision: registry.revision,
      action,
      ...(losses.length > 0 ? { forced: force, losses } : {}),
    };
    appendFileSync(join(folder, AUDIT), `${JSON.stringify(line)}\n`);
    return registry;
  } finally {
    unlock();
  }
}

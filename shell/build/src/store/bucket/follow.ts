import { join } from 'node:path';
import { readRegistry } from '../../releases/read-registry';
import { servedReleases } from '../../releases/served';
import type { Registry } from '../../releases/types';
import { readIfThere, replaceFile } from '../files';
import { type StoredRelease, StoreProblem } from '../release-store';
import { evict } from './evict';
import type { Objects } from './objects';
import { parseRegistryObject } from './stored-registry';

const REGISTRY = 'registry.json';

interface FollowOptions {
  objects: Objects;
  folder: string;
  place: string;
  bring(release: StoredRelease): Promise<boolean>;
}

/** Returns the registry of a folder; null if there is none that can be used: the bucket's takes its place. */
function readLocal(folder: string): Registry | null {
  try {
    return readIfThere(join(folder, REGISTRY)) === null ? null : readRegistry(folder);
  } catch {
    return null;
  }
}

/**
 * Creates the function that brings a folder up to its bucket. The registry comes last: whoever reads it finds every release
 * that it serves. Nothing of the folder's changes when the bucket's state cannot be used.
 */
export function createFollow({ objects, folder, place, bring }: FollowOptions) {
  let known: string | undefined;

  async function bringServed(registry: Registry): Promise<void> {
    for (const { remote, id } of servedReleases(registry)) {
      if (!(await bring({ remote, id })))
        throw new StoreProblem('damaged', `${place} lacks ${remote} ${id}, which its registry serves`);
    }
  }

  /** So that a rollback waits for no transfer. What is missing there hurts nobody before. */
  async function bringTargets({ remotes }: Registry): Promise<void> {
    for (const [remote, { history }] of Object.entries(remotes))
      for (const id of history.slice(0, 1)) await bring({ remote, id }).catch(() => false);
  }

  return async function follow(): Promise<Registry> {
    const local = readLocal(folder);
    const stored = await objects.get(REGISTRY, local ? known : undefined);
    if (stored === 'unchanged' && local) return local;
    if (!stored || stored === 'unchanged')
      throw new StoreProblem('damaged', `${place} has no registry; fill it by npm run build`);
    const { registry } = parseRegistryObject(stored.content.toString(), place);
    if (local && registry.revision < local.revision) {
      const reason = `revision ${registry.revision}, after ${local.revision} was seen`;
      throw new StoreProblem('outdated', `The registry of ${place} is an old one (${reason})`);
    }
    await bringServed(registry);
    replaceFile(join(folder, REGISTRY), JSON.stringify(registry, null, 1));
    known = stored.etag;
    await bringTargets(registry);
    evict(folder, registry);
    return registry;
  };
}

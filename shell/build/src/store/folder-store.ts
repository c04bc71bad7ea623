import { appendFileSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry, registryPath } from '../releases/read-registry';
import { readIfThere, replaceFile } from './files';
import { withLock } from './lock';
import type { ListedRelease, ReleaseStore, StoredRelease } from './release-store';

const AUDIT = 'audit.log';
const RECORD = 'release.json';
/** Prefix of a folder that is being removed or built: nothing reads it. */
const HIDDEN = '.';

function* releasesIn(folder: string): Generator<ListedRelease> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const id of readdirSync(join(folder, entry.name))) {
      const record = join(folder, entry.name, id, RECORD);
      const isRelease = !id.startsWith(HIDDEN) && existsSync(record);
      if (isRelease) yield { remote: entry.name, id, storedAt: statSync(record).mtimeMs };
    }
  }
}

/** Returns the releases that are in a folder. */
export const listFolder = (folder: string): ListedRelease[] =>
  existsSync(folder) ? [...releasesIn(folder)] : [];

/** Takes a release from its place at once, so that no reader finds half of it, and then removes its files. */
export function removeFromFolder(folder: string, { remote, id }: StoredRelease): void {
  const hidden = join(folder, remote, `${HIDDEN}pruned.${id}`);
  rmSync(hidden, { recursive: true, force: true });
  renameSync(join(folder, remote, id), hidden);
  rmSync(hidden, { recursive: true, force: true });
}

/** A store on this machine's disk: the folder itself, changed under a lock. */
export function createFolderStore(folder: string): ReleaseStore {
  const hasRelease = ({ remote, id }: StoredRelease) => existsSync(join(folder, remote, id, RECORD));
  return {
    folder,
    place: folder,
    isShared: false,
    exclusively: (work) => withLock(folder, work),
    refresh: async () => ({ registry: readRegistry(folder), version: '' }),
    async commit(registry, line) {
      replaceFile(registryPath(folder), JSON.stringify(registry, null, 1));
      appendFileSync(join(folder, AUDIT), `${JSON.stringify(line)}\n`);
    },
    follow: async () => readRegistry(folder),
    bring: async (release) => hasRelease(release),
    async put(release) {
      if (!hasRelease(release)) throw new Error(`${release.remote} has no release ${release.id}`);
    },
    has: async (release) => hasRelease(release),
    list: async () => listFolder(folder),
    async remove(releases) {
      for (const release of releases) removeFromFolder(folder, release);
    },
    publishPlatform: async () => undefined,
    readAudit: async () =>
      (readIfThere(join(folder, AUDIT)) ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

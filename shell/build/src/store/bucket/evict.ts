import type { Registry } from '../../releases/types';
import { listFolder, removeFromFolder } from '../folder-store';

/** Releases that the registry no longer names and that open pages may still load from. */
const KEPT = 40;
const DAY_MS = 86_400_000;

/** Bounds what a machine keeps of a bucket; what is asked for again is loaded again. */
export function evict(folder: string, { remotes }: Registry, now = Date.now()): void {
  const named = ({ remote, id }: { remote: string; id: string }) => {
    const entry = remotes[remote];
    return entry && [entry.current.id, entry.canary?.release.id, ...entry.history].includes(id);
  };
  const others = listFolder(folder).filter((release) => !named(release));
  others.sort((a, b) => b.storedAt - a.storedAt);
  for (const release of others.slice(KEPT))
    if (release.storedAt < now - DAY_MS) removeFromFolder(folder, release);
}

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Size and modification time of every file in some folders, by path. */
export type FolderSnapshot = Map<string, string>;

/** Takes a snapshot of all files in the folders; a missing folder has none. */
export function takeSnapshot(folders: readonly string[]): FolderSnapshot {
  const snapshot: FolderSnapshot = new Map();
  for (const folder of folders.filter(existsSync)) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const { size, mtimeMs } = statSync(join(folder, name));
      snapshot.set(join(folder, name), `${size} ${mtimeMs}`);
    }
  }
  return snapshot;
}

/** Returns the paths that were added, removed or changed between two snapshots. */
export function changedPaths(before: FolderSnapshot, after: FolderSnapshot): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

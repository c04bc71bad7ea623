import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Size and time of every file below some folders, by path. */
export type FolderState = Map<string, string>;

/** Reads what the files below the folders are like now; a folder that is missing has none. */
export function readState(folders: readonly string[]): FolderState {
  const state: FolderState = new Map();
  for (const folder of folders.filter(existsSync)) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const { size, mtimeMs } = statSync(join(folder, name));
      state.set(join(folder, name), `${size} ${mtimeMs}`);
    }
  }
  return state;
}

/** Paths that came, went or changed between two looks. */
export function changedPaths(before: FolderState, after: FolderState): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

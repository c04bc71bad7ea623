import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listRemotes, ROOT } from '../paths';
import { keysOnce, lifecycles, operations, queryKeys, sameStoryNames, stories } from './contents';
import type { Departure, RemoteFiles } from './departure';
import { componentFiles, entries, featureRooms, folderSize, rooms, sharedIdeas, workspace } from './rooms';

export { storyTitle } from './contents';
export { type Departure, describeDeparture, type RemoteFiles } from './departure';

const RULES = [
  ...[workspace, rooms, entries, featureRooms, componentFiles, sharedIdeas, folderSize],
  ...[operations, lifecycles, stories, queryKeys, keysOnce],
];

const GENERATED = 'src/generated/';

/** Reads a remote from disk: the files beside its package.json, and src without what is generated. */
export function readRemote(name: string, root = ROOT): RemoteFiles {
  const folder = join(root, name);
  const beside = readdirSync(folder, { withFileTypes: true });
  const inside = readdirSync(join(folder, 'src'), { withFileTypes: true, recursive: true });
  const paths = [...beside, ...inside]
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith(GENERATED));
  return { name, files: new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')])) };
}

/**
 * Holds remotes against the plan that they share.
 * @returns Every departure of every remote; empty when all keep to the plan.
 */
export const departures = (remotes: RemoteFiles[]): Departure[] => [
  ...remotes.flatMap((remote) => RULES.flatMap((rule) => rule(remote))),
  ...sameStoryNames(remotes),
];

/** Every remote found on disk. */
export const readRemotes = (root = ROOT): RemoteFiles[] =>
  listRemotes().map((name) => readRemote(name, root));

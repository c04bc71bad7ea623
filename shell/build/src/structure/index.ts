import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listRemotes, ROOT } from '../paths';
import { duplicateStoryNames, lifecycles, operations, queryKeys, stories, uniqueKeys } from './contents';
import {
  componentFiles,
  entries,
  featureFolders,
  folderSize,
  sharedFolders,
  topLevelFolders,
  workspace,
} from './folders';
import type { RemoteFiles, Violation } from './violation';

export { storyTitle } from './contents';
export { describeViolation, type RemoteFiles, type Violation } from './violation';

const RULES = [
  ...[workspace, topLevelFolders, entries, featureFolders, componentFiles, sharedFolders, folderSize],
  ...[operations, lifecycles, stories, queryKeys, uniqueKeys],
];

const GENERATED = 'src/generated/';

/** Reads a remote from disk: the files next to its package.json, and src without generated code. */
export function readRemote(name: string, root = ROOT): RemoteFiles {
  const folder = join(root, name);
  const topLevel = readdirSync(folder, { withFileTypes: true });
  const sources = readdirSync(join(folder, 'src'), { withFileTypes: true, recursive: true });
  const paths = [...topLevel, ...sources]
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith(GENERATED));
  return { name, files: new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')])) };
}

/**
 * Checks remotes against the structure they share.
 * @returns Every violation; empty if all remotes follow it.
 */
export const findViolations = (remotes: RemoteFiles[]): Violation[] => [
  ...remotes.flatMap((remote) => RULES.flatMap((rule) => rule(remote))),
  ...duplicateStoryNames(remotes),
];

/** Reads every remote in the repository. */
export const readRemotes = (root = ROOT): RemoteFiles[] =>
  listRemotes().map((name) => readRemote(name, root));

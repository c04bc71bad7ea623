import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listRemotes, ROOT } from '../paths';
import { readSources } from '../single-source/read-sources';
import {
  consultClocks,
  desks,
  duplicateStoryNames,
  lifecycles,
  operations,
  queryKeys,
  stories,
  uniqueKeys,
} from './contents';
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
  ...[operations, consultClocks, desks, lifecycles, stories, queryKeys, uniqueKeys],
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

/** Workspaces that are no remotes: their structure differs, but not how large a folder may become. */
const OTHER_WORKSPACES = ['api', 'shared-ui', 'shell', 'storybook', 'e2e'];

/** Finds folders outside the remotes that hold more files than one topic needs. */
export function findLargeFolders(root = ROOT): Violation[] {
  return OTHER_WORKSPACES.flatMap((name) => {
    const files = [...readSources([name], root)].map(
      ({ path, text }) => [relative(name, path), text] as const,
    );
    return folderSize({ name, files: new Map(files) });
  });
}

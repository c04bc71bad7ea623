import { join } from 'node:path';
import { readIfThere, replaceFile } from '../store/files';
import type { PlatformContract } from './contract';

/** What the shell that serves the shop provides to remotes. */
export interface ShellDescription {
  /** Names that each shared module exports. */
  modules: Record<string, string[]>;
  /** Versions of the shared packages. */
  packages: Record<string, string>;
  slots: string[];
  /** What its runtime does for builds. Older descriptions lack it: their shells do none of it. */
  duties?: readonly string[];
  /** Props of slots and payloads of events. Absent in descriptions from before it was published. */
  contract?: PlatformContract;
}

/** What releases can count on: the parts that are running, as far as they have been published. */
export interface PlatformDescription {
  shell: ShellDescription | null;
  /** The api's GraphQL schema as SDL. */
  schema: string | null;
}

/** Inside the folder of a shell's build. */
export const SHELL_DESCRIPTION = 'platform.json';

const FOLDER = 'platform';
const SHELL = 'shell.json';
const SCHEMA = 'schema.graphql';
/** What shell and api publish, by path from the folder of releases. */
export const PLATFORM_FILES = [`${FOLDER}/${SHELL}`, `${FOLDER}/${SCHEMA}`] as const;

function parseShell(text: string): ShellDescription {
  try {
    return JSON.parse(text);
  } catch {
    // Nothing is known of a shell whose description is damaged: releases that need something of it are refused.
    return { modules: {}, packages: {}, slots: [] };
  }
}

/** Reads what the shop's running shell and api have published into the folder of releases. */
export function readPlatform(releases: string): PlatformDescription {
  const shell = readIfThere(join(releases, FOLDER, SHELL));
  return {
    shell: shell === null ? null : parseShell(shell),
    schema: readIfThere(join(releases, FOLDER, SCHEMA)),
  };
}

/** Publishes what the shell that now serves the shop provides. Readers see the old or the new text, never a part. */
export function publishShell(releases: string, description: string): void {
  const path = join(releases, FOLDER, SHELL);
  if (readIfThere(path) !== description) replaceFile(path, description);
}

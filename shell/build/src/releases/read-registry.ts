import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { RELEASES_DIR } from '../paths';
import type { Registry } from './types';

export const registryPath = (folder = RELEASES_DIR): string => join(folder, 'registry.json');

const Entry = v.looseObject({ entry: v.string(), integrity: v.string() });
const StoredRelease = v.looseObject({
  remote: v.string(),
  id: v.string(),
  base: v.string(),
  browser: Entry,
  server: Entry,
  manifest: v.looseObject({ routes: v.array(v.unknown()), fills: v.array(v.unknown()) }),
});
/** As much of a registry as every document needs. */
const StoredRegistry = v.looseObject({
  revision: v.number(),
  remotes: v.record(
    v.string(),
    v.looseObject({
      current: StoredRelease,
      canary: v.nullable(v.looseObject({ release: StoredRelease, share: v.number() })),
    }),
  ),
});

/** What is wrong with a registry's text; null for a good one. */
function problemOf(text: string): string | null {
  try {
    const { success, issues } = v.safeParse(StoredRegistry, JSON.parse(text));
    return success ? null : `${v.getDotPath(issues[0]) ?? 'the file'}: ${issues[0].message}`;
  } catch {
    return 'it is not JSON';
  }
}

/**
 * Reads the registry; an empty one if there is no file.
 * @throws {Error} One line, if the file is damaged.
 */
export function readRegistry(folder = RELEASES_DIR): Registry {
  const path = registryPath(folder);
  if (!existsSync(path)) return { revision: 0, remotes: {} };
  const text = readFileSync(path, 'utf8');
  const problem = problemOf(text);
  if (problem)
    throw new Error(`${path} is damaged (${problem}); restore it, or remove it and run npm run build`);
  return JSON.parse(text) as Registry;
}

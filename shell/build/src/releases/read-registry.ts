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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('it is not JSON');
  }
}

/**
 * Reads a registry's text.
 * @throws {Error} What is wrong with it, in a few words.
 */
export function parseRegistry(text: string): Registry {
  const found = parseJson(text);
  const { success, issues } = v.safeParse(StoredRegistry, found);
  if (!success) throw new Error(`${v.getDotPath(issues[0]) ?? 'the file'}: ${issues[0].message}`);
  return found as Registry;
}

/**
 * Reads the registry; an empty one if there is no file.
 * @throws {Error} One line, if the file is damaged.
 */
export function readRegistry(folder = RELEASES_DIR): Registry {
  const path = registryPath(folder);
  if (!existsSync(path)) return { revision: 0, remotes: {} };
  try {
    return parseRegistry(readFileSync(path, 'utf8'));
  } catch (error) {
    const problem = (error as Error).message;
    throw new Error(`${path} is damaged (${problem}); restore it, or remove it and run npm run build`);
  }
}

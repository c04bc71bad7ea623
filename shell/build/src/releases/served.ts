import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../store/files';
import type { Registry, RegistryEntry, Release } from './types';

/** When visitors last were given each release that they no longer get, by remote and id. */
export type LastServed = Record<string, Record<string, string>>;

export const LAST_SERVED = 'last-served.json';

/** Ids of the releases that visitors get. */
export const servedIds = ({ current, canary }: RegistryEntry): string[] =>
  canary ? [current.id, canary.release.id] : [current.id];

/** Returns the releases that visitors get. */
export const servedReleases = ({ remotes }: Registry): Release[] =>
  Object.values(remotes).flatMap(({ current, canary }) => (canary ? [current, canary.release] : [current]));

/** Reads what `recordServed` has written; nothing from before it was recorded. */
export function readLastServed(folder: string): LastServed {
  const file = join(folder, LAST_SERVED);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function writeLastServed(folder: string, served: LastServed): void {
  replaceFile(join(folder, LAST_SERVED), JSON.stringify(served, null, 1));
}

/**
 * Records that the releases of this registry are served until now. Called before the registry is changed. The first
 * record holds earlier releases too: nobody knows since when they are not served.
 */
export function recordServed(folder: string, registry: Registry, now: Date): void {
  const isFirst = !existsSync(join(folder, LAST_SERVED));
  const served = readLastServed(folder);
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    const known = isFirst ? [...servedIds(entry), ...entry.history] : servedIds(entry);
    const ids = known.map((id) => [id, now.toISOString()]);
    served[remote] = { ...served[remote], ...Object.fromEntries(ids) };
  }
  writeLastServed(folder, served);
}

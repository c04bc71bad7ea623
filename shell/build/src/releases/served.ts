import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RegistryEntry } from './types';

/** When visitors last were given each release that they no longer get, by remote and id. */
export type LastServed = Record<string, Record<string, string>>;

const FILE = 'last-served.json';

/** Ids of the releases that visitors get. */
export const servedIds = ({ current, canary }: RegistryEntry): string[] =>
  canary ? [current.id, canary.release.id] : [current.id];

/** Reads what `recordServed` has written; nothing from before it was recorded. */
export function readLastServed(folder: string): LastServed {
  const file = join(folder, FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function writeLastServed(folder: string, served: LastServed): void {
  const temporary = join(folder, `${FILE}.${process.pid}`);
  writeFileSync(temporary, JSON.stringify(served, null, 1));
  renameSync(temporary, join(folder, FILE));
}

/**
 * Records that the releases of this registry are served until now. Called before the registry is changed. The first
 * record holds earlier releases too: nobody knows since when they are not served.
 */
export function recordServed(folder: string, registry: Registry, now: Date): void {
  const isFirst = !existsSync(join(folder, FILE));
  const served = readLastServed(folder);
  for (const [remote, entry] of Object.entries(registry.remotes)) {
    const known = isFirst ? [...servedIds(entry), ...entry.history] : servedIds(entry);
    const ids = known.map((id) => [id, now.toISOString()]);
    served[remote] = { ...served[remote], ...Object.fromEntries(ids) };
  }
  writeLastServed(folder, served);
}

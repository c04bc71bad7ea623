import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listRemotes, RELEASES_DIR, ROOT } from '../paths';
import { readRegistry } from '../releases/read-registry';
import { readRelease } from '../releases/registry-file';
import type { ReleaseRecord } from '../releases/types';

/** Bytes over the wire (Brotli) of each page and fragment, and of the entry and code that all of them load. */
export type Sizes = Record<string, number>;

/** In a remote's folder: how large each of its parts may become, in kB. */
export const BUDGET_FILE = 'sizes.json';

const PART = /^(app$|page-|fragment-)/;

const weigh = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** Measures a stored release: the scripts and styles of each of its pages and fragments. */
export function sizesOf({ remote, id, assets, browser }: ReleaseRecord, releases = RELEASES_DIR): Sizes {
  const folder = join(releases, remote, id, 'browser');
  const parts = Object.entries(assets).filter(([name]) => PART.test(name));
  const sizes = parts.map(([name, { js, css }]) => {
    const files = [...new Set([...js, ...css])];
    return [name, files.reduce((sum, file) => sum + weigh(join(folder, file)), 0)] as const;
  });
  const entry = weigh(join(releases, remote, id, browser.entry));
  return Object.fromEntries([['remoteEntry', entry] as const, ...sizes].sort());
}

/** Reads a remote's budget: kB by part. */
export function readBudget(remote: string, root = ROOT): Record<string, number> {
  const file = join(root, remote, BUDGET_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Compares sizes with a budget. @returns one sentence for each part that is too large, or has no budget */
export function findExcess(remote: string, sizes: Sizes, budget: Record<string, number>): string[] {
  return Object.entries(sizes).flatMap(([part, bytes]) => {
    const allowed = budget[part];
    const size = kilobytes(bytes);
    if (allowed === undefined)
      return [`${part} of ${remote} has ${size} kB and no budget: add it to ${remote}/${BUDGET_FILE}`];
    return bytes > allowed * 1000
      ? [`${part} of ${remote} has ${size} kB; its budget in ${remote}/${BUDGET_FILE} is ${allowed} kB`]
      : [];
  });
}

/**
 * Compares the promoted release of each of this repository's remotes with its budget. Budgets of others are in their
 * repositories, whose releases were held to them.
 * @returns one sentence for each part that is too large
 */
export function findPromotedExcess(releases = RELEASES_DIR): string[] {
  const { remotes } = readRegistry(releases);
  const own = listRemotes().flatMap((remote) => remotes[remote]?.current ?? []);
  return own.flatMap(({ remote, id }) =>
    findExcess(remote, sizesOf(readRelease(remote, id, releases), releases), readBudget(remote)),
  );
}

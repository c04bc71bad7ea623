import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicName, type PublicFiles, type ReleaseRecord } from '@saltbush/build';

/** A public file, with the hash and size that its content must match. */
export interface ListedFile {
  path: string;
  integrity: string;
  /** Bytes, uncompressed. */
  size: number;
}

export type FileList = ReadonlyMap<string, ListedFile>;

const BROWSER = 'browser/';

/** Completes a recorded list with the paths of its files. */
export const toList = (folder: string, files: PublicFiles): FileList =>
  new Map(Object.entries(files).map(([name, file]) => [name, { ...file, path: join(folder, name) }]));

/** Derives the list of a release that was built before lists were recorded, from the hashes in its record. */
function derive(folder: string, { files }: ReleaseRecord): PublicFiles {
  const found: PublicFiles = {};
  for (const [path, integrity] of Object.entries(files)) {
    const name = path.slice(BROWSER.length);
    if (!path.startsWith(BROWSER) || !isPublicName(name)) continue;
    const stat = lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (stat?.isFile()) found[name] = { integrity, size: stat.size };
  }
  return found;
}

/** Reads which files of a release are public; null if there is no such release. */
export function readList(releasesDir: string, remote: string, id: string): FileList | null {
  const record = join(releasesDir, remote, id, 'release.json');
  if (!existsSync(record)) return null;
  const release = JSON.parse(readFileSync(record, 'utf8')) as ReleaseRecord;
  const folder = join(releasesDir, remote, id, 'browser');
  return toList(folder, release.publicFiles ?? derive(folder, release));
}

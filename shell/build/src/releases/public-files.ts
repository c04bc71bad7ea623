import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a browser may fetch from a build's browser folder. */
export interface PublicFile {
  /** `sha384-…`, as in an `integrity` attribute. */
  integrity: string;
  /** Bytes, uncompressed. */
  size: number;
}

/** Public files by their path within the browser folder: `chunks/app.0a1b2c3d.js`. */
export type PublicFiles = Record<string, PublicFile>;

/** List of the public files of a build without a release record, such as the shell's; not public itself. */
const LIST = 'public-files.json';

/** Scripts, styles, fonts and pictures. Source maps, statistics and manifests stay private. */
const PUBLIC = /^(?:[\w@-][\w@.~-]*\/)*[\w@-][\w@.~-]*\.(?:js|css|woff2|svg|png|webp)$/;

/** @returns whether a file of a browser folder may be public, by its path within the folder */
export const isPublicName = (name: string): boolean => PUBLIC.test(name);

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Lists a browser folder's public files. Links are left out: they could lead out of the folder. */
export function listPublicFiles(folder: string): PublicFiles {
  const files: PublicFiles = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || !isPublicName(name)) continue;
    const content = readFileSync(path);
    files[name] = { integrity: integrityOf(content), size: content.byteLength };
  }
  return files;
}

/** Writes the list of a browser folder's public files into the folder. */
export function writePublicFiles(folder: string): void {
  writeFileSync(join(folder, LIST), JSON.stringify(listPublicFiles(folder), null, 1));
}

/** Reads the list that `writePublicFiles` wrote. */
export const readPublicFiles = (folder: string): PublicFiles =>
  JSON.parse(readFileSync(join(folder, LIST), 'utf8'));

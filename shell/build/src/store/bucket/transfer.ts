import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceLater } from '../files';
import { type StoredRelease, StoreProblem } from '../release-store';
import type { Objects } from './objects';
import {
  indexName,
  packFolder,
  packFolderOf,
  parseIndex,
  type ReleaseIndex,
  sha256,
  writeIndex,
} from './release-index';

/** Stores a release: its files first, and then the index without which nobody finds them. */
export async function upload(objects: Objects, release: StoredRelease, folder: string): Promise<void> {
  const { index, pack } = packFolderOf(folder);
  await objects.put(packFolder(release) + index.pack, pack);
  await objects.put(indexName(release), writeIndex(index));
}

/** Reads what a release consists of; null if the bucket does not have it. */
export async function readIndex(objects: Objects, release: StoredRelease): Promise<ReleaseIndex | null> {
  const name = indexName(release);
  const stored = await objects.get(name);
  return stored && parseIndex(stored.content.toString(), name);
}

/** @throws {StoreProblem} The pack is missing, or has other content. */
async function readPack(objects: Objects, release: StoredRelease, { pack }: ReleaseIndex): Promise<Buffer> {
  const name = packFolder(release) + pack;
  const stored = await objects.get(name);
  if (!stored) throw new StoreProblem('damaged', `${name} is missing`);
  if (sha256(stored.content) !== pack)
    throw new StoreProblem('damaged', `${name} does not have the content that it is named after`);
  return stored.content;
}

const isThere = (path: string, hash: string): boolean =>
  existsSync(path) && sha256(readFileSync(path)) === hash;

/**
 * Brings a release into its folder: every file is compared with its hash before the folder appears under its name.
 * @throws {StoreProblem} A file is missing or has other content.
 */
export async function download(
  objects: Objects,
  release: StoredRelease,
  index: ReleaseIndex,
  releases: string,
): Promise<void> {
  const final = join(releases, release.remote, release.id);
  const missing = Object.entries(index.files).filter(
    ([path, { sha256: hash }]) => !isThere(join(final, path), hash),
  );
  if (missing.length === 0) return;
  const pack = await readPack(objects, release, index);
  const isNew = !existsSync(final);
  const hidden = join(releases, release.remote, `.${release.id}.${randomUUID().slice(0, 8)}`);
  const target = isNew ? hidden : final;
  try {
    for (const [path, { sha256: hash, offset, size }] of missing) {
      const content = pack.subarray(offset, offset + size);
      if (sha256(content) !== hash)
        throw new StoreProblem(
          'damaged',
          `${path} of ${release.remote} ${release.id} does not match its hash`,
        );
      await replaceLater(join(target, path), content);
    }
    // Another process of this machine may have brought it meanwhile.
    if (isNew && !existsSync(final)) renameSync(hidden, final);
  } finally {
    if (isNew) rmSync(hidden, { recursive: true, force: true });
  }
}

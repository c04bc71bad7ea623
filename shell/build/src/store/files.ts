import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file as a whole: readers see the old or the new content, never a part. */
export function replaceFile(path: string, content: string | Buffer): void {
  const temporary = `${path}.${randomUUID().slice(0, 8)}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

/** The same, without holding up a process that serves pages. */
export async function replaceLater(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID().slice(0, 8)}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/** Returns a text, or null if there is no such file. */
export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { temporaryFolder } from './database';
import { copyFolder, fillFolder } from './folders';

/** A folder with documents that the tests of a file copy. */
export interface FilledFolder {
  /** A folder that is not a data folder. */
  readonly parent: string;
  /** Returns a new copy, with the bytes of the data file passed through `change`. */
  copy(change?: (bytes: Buffer) => Buffer): string;
  /** Returns the path of a folder that does not exist. */
  newPath(): string;
  /** Copies the files to a path. */
  copyTo(path: string): void;
}

/** Provides a filled folder for the tests of a file and removes it, with its copies, afterwards. */
export function useFilledFolder(): FilledFolder {
  const base = temporaryFolder();
  const source = join(base.path, 'source');
  let copies = 0;
  beforeAll(() => fillFolder(source));
  afterAll(() => base.remove());
  const newPath = (): string => join(base.path, `copy-${++copies}`);
  return {
    parent: base.path,
    newPath,
    copyTo: (path) => copyFolder(source, path, (bytes) => bytes),
    copy(change = (bytes) => bytes) {
      const path = newPath();
      copyFolder(source, path, change);
      return path;
    },
  };
}

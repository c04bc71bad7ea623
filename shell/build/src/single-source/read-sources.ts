import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../paths';
import type { SourceFile } from './rule';

const SKIPPED = new Set(['node_modules', 'dist', 'generated', 'releases', 'test-results']);
const SOURCE = /\.(ts|tsx|mjs|css|svg|html|webmanifest|graphql)$/;

/** Reads the hand-written source files in the given folders of the repository. */
export function* readSources(folders: readonly string[], root = ROOT): Generator<SourceFile> {
  for (const folder of folders) {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* readSources([path], root);
      else if (entry.isFile() && SOURCE.test(entry.name)) {
        yield { path: relative('.', path), text: readFileSync(join(root, path), 'utf8') };
      }
    }
  }
}

/** Returns the folder names of the remotes. */
export const remoteFolders = (root = ROOT): string[] =>
  readdirSync(root).filter((name) => name.startsWith('mf-'));

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

/** Folders without hand-written text: installed, built or generated. */
const SKIPPED = new Set([
  ...['node_modules', 'dist', 'releases', 'generated', 'public', 'coverage'],
  ...['storybook-static', 'test-results', 'playwright-report', '.git', '.data'],
]);

const TEXTS = new Set(
  ['ts', 'tsx', 'mts', 'mjs', 'css', 'graphql', 'md', 'mdx', 'yml'].map((ending) => `.${ending}`),
);

export interface TextFile {
  /** Relative to the repository, with slashes. */
  path: string;
  text: string;
}

/** Reads every source, style, schema and document in a folder. */
export function readTexts(root: string): TextFile[] {
  const files: TextFile[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) walk(path);
      else if (entry.isFile() && TEXTS.has(extname(entry.name)))
        files.push({ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') });
    }
  };
  walk(root);
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

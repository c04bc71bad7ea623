import type { Loader } from 'esbuild';

/** Files that webpack makes something of and that export nothing that could be missing. */
export const ASSETS: Record<string, Loader> = {
  '.css': 'empty',
  '.svg': 'empty',
  '.png': 'empty',
  '.woff2': 'empty',
};

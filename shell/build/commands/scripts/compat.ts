import { runScript } from './run-script';

/**
 * `npm run compat [-- stored] [<commit>] [remotes]`: builds a commit beside the current sources and goes on over what it
 * has stored; without `stored`, also mixes their platforms and releases, and walks each mixture that the gates would serve.
 * Without a commit: the one of a day ago.
 */
export const compat = (words: string[]): Promise<void> => runScript('e2e/compat/main.ts', words);

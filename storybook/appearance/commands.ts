import type { BrowserCommand } from 'vitest/node';
import { readLayoutOf, writeLayoutOf } from './layout/store.ts';

/** What stories ask of the file system. */
export const commands = {
  readLayout: ((_, id) => readLayoutOf(id)) satisfies BrowserCommand<[string]>,
  writeLayout: ((_, id, layout) => writeLayoutOf(id, layout)) satisfies BrowserCommand<[string, string]>,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** @returns the committed layout of a story, or null. */
    readLayout: (storyId: string) => Promise<string | null>;
    writeLayout: (storyId: string, layout: string) => Promise<void>;
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    appearance: {
      /** Whether this machine renders like the one that made the pictures. */
      comparesPictures: boolean;
      /** Which snapshots may be written: none, those that are missing, or all that differ. */
      updates: 'none' | 'new' | 'all';
    };
  }
}

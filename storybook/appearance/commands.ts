import type { BrowserCommand } from 'vitest/node';
import { readLayoutOf, writeLayoutOf } from './layout/store.ts';

/** Commands that give stories access to snapshots on disk. */
export const commands = {
  readLayout: ((_, id) => readLayoutOf(id)) satisfies BrowserCommand<[string]>,
  writeLayout: ((_, id, layout) => writeLayoutOf(id, layout)) satisfies BrowserCommand<[string, string]>,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** @returns The committed layout of a story, or null if it has none. */
    readLayout: (storyId: string) => Promise<string | null>;
    writeLayout: (storyId: string, layout: string) => Promise<void>;
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    appearance: {
      /** Whether this machine renders like the one that made the pictures. */
      comparesPictures: boolean;
      /** Which snapshots are written: none, missing ones, or all that differ. */
      updates: 'none' | 'new' | 'all';
    };
  }
}

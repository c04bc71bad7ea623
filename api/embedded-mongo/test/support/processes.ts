import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { temporaryFolder } from './database';

/** The entry point of a database in a process of its own. */
export const ENTRY = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** What a process left when it ended. */
interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs the entry point with arguments until it ends. */
export async function runToEnd(args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', ENTRY, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended: Ended = { code: null, output: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    ended.output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    ended.errors += chunk;
  });
  [ended.code] = await once(child, 'close');
  return ended;
}

/** Provides folders, and a list of what is to be done after each test. */
export function useCleanup(): { folder(): string; after(clean: () => unknown): void } {
  const cleanup: (() => unknown)[] = [];
  afterEach(async () => {
    for (const clean of cleanup.splice(0).reverse()) await clean();
  });
  return {
    after: (clean) => void cleanup.push(clean),
    folder() {
      const { path, remove } = temporaryFolder();
      cleanup.push(remove);
      return path;
    },
  };
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'operations.json';
const LOOK_AGAIN_MS = 1000;

interface RegisteredOperation {
  name: string;
  sha256: string;
}

/** The operations releases send: production executes no others. */
export interface RegisteredOperations {
  has(text: string): boolean;
  /** Their number; includes old releases, because open pages still use them. */
  readonly size: number;
}

const namesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => entry.name)
    : [];

/**
 * Reads `{remote}/{release}/operations.json` in the releases folder. New releases are discovered when an unknown
 * operation arrives, without a restart or notification.
 */
export function createRegisteredOperations(
  folder: string,
  now = () => performance.now(),
): RegisteredOperations {
  const known = new Set<string>();
  const read = new Set<string>();
  let looked = Number.NEGATIVE_INFINITY;

  function look(): void {
    looked = now();
    for (const remote of namesIn(folder)) {
      for (const release of namesIn(join(folder, remote))) {
        const file = join(folder, remote, release, FILE);
        if (read.has(file) || !existsSync(file)) continue;
        const operations: RegisteredOperation[] = JSON.parse(readFileSync(file, 'utf8'));
        for (const { sha256 } of operations) known.add(sha256);
        read.add(file);
      }
    }
  }
  look();

  return {
    get size() {
      return known.size;
    },
    has(text) {
      const sha256 = createHash('sha256').update(text).digest('hex');
      if (!known.has(sha256) && now() - looked >= LOOK_AGAIN_MS) look();
      return known.has(sha256);
    },
  };
}

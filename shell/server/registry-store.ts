import { statSync } from 'node:fs';
import { type Registry, readRegistry, registryPath } from '@saltbush/build';
import type { Logger } from 'pino';

const CHECK_MS = 200;
const NO_FILE = 'none';

/** Tells two states of the file apart: it is replaced as a whole, which changes the inode too. */
function versionOf(folder: string): string {
  const stat = statSync(registryPath(folder), { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : NO_FILE;
}

function read(folder: string, version: string): Registry {
  if (version !== NO_FILE) return readRegistry(folder);
  throw new Error(`${registryPath(folder)} does not exist; run npm run build, which registers a release`);
}

/**
 * Creates a store that reads the registry file only when it has changed; checks at most five times a second. While the
 * file cannot be used, the last good registry stays in force.
 * @throws {Error} One line, if there is no good registry at the start.
 */
export function createRegistryStore(folder: string, log: Pick<Logger, 'error' | 'warn'>) {
  let version = versionOf(folder);
  let registry = read(folder, version);
  let checked = performance.now();
  let isCurrent = true;

  function refresh(): void {
    const now = performance.now();
    if (now - checked < CHECK_MS) return;
    checked = now;
    const found = versionOf(folder);
    if (found === version) return;
    version = found;
    try {
      registry = read(folder, version);
      if (!isCurrent) log.warn({ revision: registry.revision }, 'The registry can be read again');
      isCurrent = true;
    } catch (error) {
      isCurrent = false;
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason, revision: registry.revision }, 'Serving the last good revision of the registry');
    }
  }

  return {
    get(): Registry {
      refresh();
      return registry;
    },
    /** Whether `get` returns what the file says; false while the file is missing or damaged. */
    isCurrent(): boolean {
      refresh();
      return isCurrent;
    },
  };
}

export type RegistryStore = ReturnType<typeof createRegistryStore>;

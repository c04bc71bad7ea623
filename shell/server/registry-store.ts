import { statSync } from 'node:fs';
import { type Registry, readRegistry, registryPath } from '@saltbush/build';

const CHECK_MS = 200;

/** Creates a store that reads the registry file only when it has changed; checks at most five times a second. */
export function createRegistryStore(folder: string) {
  let registry: Registry = { revision: 0, remotes: {} };
  let modified = -1;
  let checked = Number.NEGATIVE_INFINITY;
  return {
    get(): Registry {
      const now = performance.now();
      if (now - checked < CHECK_MS) return registry;
      checked = now;
      const stat = statSync(registryPath(folder), { throwIfNoEntry: false });
      if (stat && stat.mtimeMs !== modified) {
        registry = readRegistry(folder);
        modified = stat.mtimeMs;
      }
      return registry;
    },
  };
}

export type RegistryStore = ReturnType<typeof createRegistryStore>;

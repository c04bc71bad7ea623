import { findMisfits } from '../releases/misfits';
import { storedOperations } from '../releases/operations';
import { readRegistry } from '../releases/read-registry';
import { readRelease } from '../releases/registry-file';
import type { PlatformDescription } from './description';

/**
 * Returns what the releases that visitors get need and a platform does not have, one sentence each: before a shell or an
 * api is deployed, what it would break.
 */
export function findMisfitsOfCurrent(folder: string, platform: PlatformDescription): string[] {
  const served = Object.values(readRegistry(folder).remotes).flatMap(({ current, canary }) =>
    canary ? [current, canary.release] : [current],
  );
  return served.flatMap(({ remote, id }) =>
    findMisfits(readRelease(remote, id, folder), storedOperations(remote, id, folder), platform),
  );
}

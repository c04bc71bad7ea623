import { findMisfits } from '../releases/misfits';
import { storedOperations } from '../releases/operations';
import { readRegistry } from '../releases/read-registry';
import { readRelease } from '../releases/registry-file';
import type { Registry } from '../releases/types';
import type { PlatformDescription } from './description';

type Reference = { remote: string; id: string };

const misfitsOf = (references: Reference[], folder: string, platform: PlatformDescription): string[] =>
  references.flatMap(({ remote, id }) =>
    findMisfits(readRelease(remote, id, folder), storedOperations(remote, id, folder), platform),
  );

const servedBy = ({ remotes }: Registry): Reference[] =>
  Object.values(remotes).flatMap(({ current, canary }) => (canary ? [current, canary.release] : [current]));

/**
 * Returns what the releases that visitors get need and a platform does not have, one sentence each: before a shell or an
 * api is deployed, what it would break.
 */
export const findMisfitsOfCurrent = (folder: string, platform: PlatformDescription): string[] =>
  misfitsOf(servedBy(readRegistry(folder)), folder, platform);

/**
 * Returns the same of the releases that `npm run rollback` without an id returns to: a platform that lacks what they need
 * takes the way back from their squads.
 */
export function findMisfitsOfRollbacks(folder: string, platform: PlatformDescription): string[] {
  const targets = Object.entries(readRegistry(folder).remotes).flatMap(
    ([
      remote,
      {
        history: [id],
      },
    ]) => (id ? [{ remote, id }] : []),
  );
  return misfitsOf(targets, folder, platform);
}

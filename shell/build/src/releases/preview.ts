import { RELEASES_DIR } from '../paths';
import { readPlatform } from '../platform/description';
import type { ReleaseFacts } from './build-release';
import { conflictsOf } from './conflicts';
import { findLosses } from './losses';
import { findMisfits } from './misfits';
import { readOperations } from './operations';
import { makeCurrent } from './pointer';
import { readRegistry } from './read-registry';
import type { ReleaseRecord } from './types';

/**
 * Returns why the promotion of a release would be refused now, one sentence each, before it is built: what conflicts with
 * current remotes, what they would lose, and what the running shell and api do not have.
 */
export function previewPromotion(facts: ReleaseFacts, folder = RELEASES_DIR): string[] {
  // What is compared needs no files.
  const record = facts as ReleaseRecord;
  const before = readRegistry(folder);
  const after = structuredClone(before);
  makeCurrent(after, record);
  return [
    ...conflictsOf(after),
    ...findLosses(before, after),
    ...findMisfits(record, readOperations(record.remote), readPlatform(folder)),
  ];
}

import { readPlatform } from '../platform/description';
import { storeOf, type Where } from '../store/open-store';
import type { ReleaseFacts } from './build-release';
import { conflictsOf } from './conflicts';
import { findLosses } from './losses';
import { findMisfits } from './misfits';
import { readOperations } from './operations';
import { makeCurrent } from './pointer';
import type { ReleaseRecord } from './types';

/**
 * Returns why the promotion of a release would be refused now, one sentence each, before it is built: what conflicts with
 * current remotes, what they would lose, and what the running shell and api do not have.
 */
export async function previewPromotion(facts: ReleaseFacts, where?: Where): Promise<string[]> {
  // What is compared needs no files.
  const record = facts as ReleaseRecord;
  const store = storeOf(where);
  const { registry: before } = await store.refresh();
  const after = structuredClone(before);
  makeCurrent(after, record);
  return [
    ...conflictsOf(after),
    ...findLosses(before, after),
    ...findMisfits(record, readOperations(record.remote), readPlatform(store.folder)),
  ];
}

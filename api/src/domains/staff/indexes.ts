import type { Db } from 'mongodb';
import { ensureIndexes as ensureNames } from './name-index';
import { ensureIndexes as ensureClaims } from './orders/claims/claim-store';

/** Creates the indexes of staff's tools. */
export async function ensureIndexes(db: Db): Promise<void> {
  await Promise.all([ensureNames(db), ensureClaims(db)]);
}

import type { Db } from 'mongodb';
import { ensureEntryIndexes } from './desk/store';
import { ensurePictureIndexes } from './pictures/store';

export { resolvers } from './resolvers';

/** Creates the indexes of the desk; what shoppers read is by `_id`. */
export async function ensureIndexes(db: Db): Promise<void> {
  await ensureEntryIndexes(db);
  await ensurePictureIndexes(db);
}

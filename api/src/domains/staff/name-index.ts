import { nameKeys } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { customers } from './store';

/** Backfills search keys of customers stored before names were searchable, in batches. */
async function fillNameKeys(db: Db): Promise<void> {
  const BATCH = 500;
  for (;;) {
    const unkeyed = await customers(db)
      .find({ name_keys: null as never }, { projection: { first_name: 1, last_name: 1 } })
      .limit(BATCH)
      .toArray();
    if (unkeyed.length === 0) return;
    await customers(db).bulkWrite(
      unkeyed.map(({ _id, first_name, last_name }) => ({
        updateOne: { filter: { _id }, update: { $set: { name_keys: nameKeys({ first_name, last_name }) } } },
      })),
    );
  }
}

/** Creates the name index of customers and backfills its keys. */
export async function ensureIndexes(db: Db): Promise<void> {
  await customers(db).createIndex({ name_keys: 1, _id: 1 }, { name: 'names' });
  await fillNameKeys(db);
}

import { nameKeys, phoneKeys } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { CustomerDocument } from '../accounts';
import { customers } from './store';

type Keys = Pick<CustomerDocument, 'name_keys' | 'phone_keys'>;

/** Backfills search keys of customers stored before they could be found by them, in batches. */
async function fillKeys(
  db: Db,
  field: keyof Keys,
  keysOf: (customer: CustomerDocument) => Partial<Keys>,
): Promise<void> {
  const BATCH = 500;
  for (;;) {
    const unkeyed = await customers(db)
      .find({ [field]: null as never })
      .limit(BATCH)
      .toArray();
    if (unkeyed.length === 0) return;
    await customers(db).bulkWrite(
      unkeyed.map((customer) => ({
        updateOne: { filter: { _id: customer._id }, update: { $set: keysOf(customer) } },
      })),
    );
  }
}

/** Creates the indexes by which staff find customers and backfills its keys. */
export async function ensureIndexes(db: Db): Promise<void> {
  await customers(db).createIndexes([
    { key: { name_keys: 1, _id: 1 }, name: 'names' },
    { key: { phone_keys: 1, _id: 1 }, name: 'phones' },
  ]);
  await fillKeys(db, 'name_keys', (customer) => ({ name_keys: nameKeys(customer) }));
  await fillKeys(db, 'phone_keys', ({ addresses }) => ({ phone_keys: phoneKeys(addresses) }));
}

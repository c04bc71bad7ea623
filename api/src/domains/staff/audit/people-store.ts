import { nameKey, normaliseEmail } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { CustomerDocument } from '../../accounts';
import { customers } from '../store';

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Returns accounts by their ids. */
export const listByIds = (db: Db, ids: readonly string[]): Promise<CustomerDocument[]> =>
  customers(db)
    .find({ _id: { $in: [...ids] } })
    .toArray();

/** Returns accounts of any role whose e-mail, first or last name begins with words. */
export async function listByWords(db: Db, words: string, limit: number): Promise<CustomerDocument[]> {
  if (words.includes('@')) {
    const email = normaliseEmail(words).replace(SPECIAL, '\\$&');
    return customers(db)
      .find({ email: { $regex: `^${email}` } })
      .sort({ email: 1 })
      .limit(limit)
      .toArray();
  }
  return customers(db)
    .find({ name_keys: { $regex: `^${nameKey(words)}` } })
    .sort({ name_keys: 1, _id: 1 })
    .limit(limit)
    .toArray();
}

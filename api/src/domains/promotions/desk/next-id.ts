import type { Db } from 'mongodb';
import { isDuplicateKey } from '../../../lib/duplicate-key';

/**
 * Counts on.
 * @param counter its name
 * @param last the highest number that is in use; the counter may be further, as what had its numbers can be gone
 * @returns a number that the counter has never given
 */
export async function nextId(db: Db, counter: string, last: number): Promise<number> {
  const counters = db.collection<{ _id: string; value: number }>('meta');
  try {
    await counters.updateOne({ _id: counter }, { $max: { value: last } }, { upsert: true });
  } catch (error) {
    // A request at the same time has begun to count.
    if (!isDuplicateKey(error)) throw error;
  }
  const counted = await counters.findOneAndUpdate(
    { _id: counter },
    { $inc: { value: 1 } },
    { returnDocument: 'after' },
  );
  if (!counted) throw new Error(`The counter ${counter} is gone.`);
  return counted.value;
}

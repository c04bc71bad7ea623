import type { ClientSession, Db } from 'mongodb';
import type { BookingDocument } from '../bookings/documents';
import type { StoredScript } from './documents';

const bookings = (db: Db) => db.collection<BookingDocument>('telehealth_bookings');

/** Writes the scripts of a completed consultation. Returns false if they were changed since it was read. */
export async function writeScripts(
  db: Db,
  { _id, script_changes = 0 }: Pick<BookingDocument, '_id' | 'script_changes'>,
  scripts: StoredScript[],
  session: ClientSession,
): Promise<boolean> {
  const asRead = {
    _id,
    status: 'completed' as const,
    script_changes: script_changes === 0 ? { $exists: false } : script_changes,
  };
  const change = { $set: { scripts, script_changes: script_changes + 1 } };
  return (await bookings(db).updateOne(asRead, change, { session })).matchedCount === 1;
}

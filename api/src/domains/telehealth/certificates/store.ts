import type { ClientSession, Db } from 'mongodb';
import type { BookingDocument } from '../bookings/documents';
import type { StoredCertificate } from './documents';

const bookings = (db: Db) => db.collection<BookingDocument>('telehealth_bookings');

/** Writes the certificates of a completed consultation. Returns false if they were changed since it was read. */
export async function writeCertificates(
  db: Db,
  { _id, certificate_changes = 0 }: Pick<BookingDocument, '_id' | 'certificate_changes'>,
  certificates: StoredCertificate[],
  session: ClientSession,
): Promise<boolean> {
  const asRead = {
    _id,
    status: 'completed' as const,
    certificate_changes: certificate_changes === 0 ? { $exists: false } : certificate_changes,
  };
  const change = { $set: { certificates, certificate_changes: certificate_changes + 1 } };
  return (await bookings(db).updateOne(asRead, change, { session })).matchedCount === 1;
}

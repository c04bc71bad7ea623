import type { BookingType } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { ensureIndexes as ensureBookingIndexes } from './bookings/store';
import { ensureIndexes as ensureTryIndexes } from './contradictions/store';
import type { TelehealthServiceDocument } from './documents';

const services = (db: Db) => db.collection<TelehealthServiceDocument>('telehealth_services');

/** Creates the indexes of services, bookings and tries. */
export async function ensureIndexes(db: Db): Promise<void> {
  await ensureBookingIndexes(db);
  await ensureTryIndexes(db);
  await services(db).createIndexes([
    { key: { position: 1 }, name: 'position' },
    { key: { slug: 1 }, name: 'slug', unique: true },
  ]);
}

/** Lists services in page order. */
export async function listServices(db: Db): Promise<TelehealthServiceDocument[]> {
  return services(db).find().sort({ position: 1 }).toArray();
}

/** Finds a service by booking type or slug; null if there is none, or neither is given. */
export async function findService(
  db: Db,
  { booking_type, slug }: { booking_type?: BookingType | null; slug?: string | null },
): Promise<TelehealthServiceDocument | null> {
  if (booking_type) return services(db).findOne({ _id: booking_type });
  return slug ? services(db).findOne({ slug }) : null;
}

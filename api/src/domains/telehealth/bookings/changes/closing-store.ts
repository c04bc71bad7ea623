import type { ClientSession, Db } from 'mongodb';
import type { BookingClosing, BookingDocument } from '../documents';

const bookings = (db: Db) => db.collection<BookingDocument>('telehealth_bookings');

const PAID = ['booked', 'completed', 'missed', 'cancelled'] as const;

/** A span of time, which has begun long ago without `from`, and which of its bookings: all that were paid, the open ones, or those that a practitioner ended. */
interface Starting {
  from?: Date;
  to: Date;
  isOpen?: boolean;
  endedBy?: string;
}

/** Lists the bookings of any patient that start in a span of time, earliest first; those never paid are left out. */
export async function listStarting(
  db: Db,
  { from, to, isOpen = false, endedBy }: Starting,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: BookingDocument[]; total: number }> {
  const starting = {
    starts_at: { ...(from ? { $gte: from } : {}), $lt: to },
    status: isOpen ? ('booked' as const) : { $in: [...PAID] },
    ...(endedBy ? { 'closed.staff_id': endedBy } : {}),
  };
  const [data, total] = await Promise.all([
    bookings(db).find(starting).sort({ starts_at: 1, _id: 1 }).skip(skip).limit(limit).toArray(),
    bookings(db).countDocuments(starting),
  ]);
  return { data, total };
}

/** Puts down how a booked consultation ended. Returns false if it is not booked, or begins later. */
export async function closeBegun(
  db: Db,
  uuid: string,
  { status, closed }: { status: 'completed' | 'missed'; closed: BookingClosing },
  session?: ClientSession,
): Promise<boolean> {
  const begun = { _id: uuid, status: 'booked' as const, starts_at: { $lte: closed.at } };
  const change = { $set: { status, closed }, $unset: { reminder_due_at: true as const } };
  return (await bookings(db).updateOne(begun, change, { session })).matchedCount === 1;
}

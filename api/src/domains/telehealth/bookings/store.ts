import type { ClientSession, Db, Filter } from 'mongodb';
import type { BookingDocument } from './documents';

const bookings = (db: Db) => db.collection<BookingDocument>('telehealth_bookings');

/** Creates the indexes of bookings. */
export async function ensureIndexes(db: Db): Promise<void> {
  await bookings(db).createIndexes([
    { key: { request_key: 1 }, name: 'request', unique: true },
    { key: { finished_draft: 1 }, name: 'draft', unique: true, sparse: true },
    { key: { user_id: 1, starts_at: -1 }, name: 'user' },
    { key: { starts_at: 1, _id: 1, status: 1 }, name: 'starting' },
    { key: { status: 1, starts_at: 1, _id: 1 }, name: 'outcome' },
    { key: { refund_due: 1 }, name: 'refund_due', sparse: true },
    { key: { reminder_due_at: 1 }, name: 'reminder_due', sparse: true },
    { key: { status: 1, hold_expires_at: 1 }, name: 'holds' },
    { key: { delete_at: 1 }, name: 'deleted', expireAfterSeconds: 0 },
  ]);
}

/** A user's booking is only accessible to that user; a guest's to anyone with its uuid. */
const accessibleBy = (userId: string | null): Filter<BookingDocument> =>
  userId ? { user_id: { $in: [null, userId] } } : { user_id: null };

/** Finds a booking that the user (null: a guest) may access. */
export async function findBooking(
  db: Db,
  uuid: string,
  userId: string | null,
): Promise<BookingDocument | null> {
  return bookings(db).findOne({ _id: uuid, ...accessibleBy(userId) });
}

/** Finds the booking of a payment, for recovery after a crash. */
export const findPaidBooking = (db: Db, uuid: string): Promise<BookingDocument | null> =>
  bookings(db).findOne({ _id: uuid });

/** Finds the booking that a request already created. */
export async function findRequested(db: Db, request_key: string): Promise<BookingDocument | null> {
  return bookings(db).findOne({ request_key });
}

/** Finds the booking that a draft has become, if any. */
export async function findOfDraft(db: Db, draftKey: string | undefined): Promise<BookingDocument | null> {
  return draftKey ? bookings(db).findOne({ finished_draft: draftKey }) : null;
}

/** Returns a page of a user's bookings, latest appointment first. */
export async function listBookings(
  db: Db,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: BookingDocument[]; total: number }> {
  const [data, total] = await Promise.all([
    bookings(db).find({ user_id: userId }).sort({ starts_at: -1 }).skip(skip).limit(limit).toArray(),
    bookings(db).countDocuments({ user_id: userId }),
  ]);
  return { data, total };
}

/** Whether the patient has a held or upcoming appointment. */
export async function hasComingBooking(
  db: Db,
  { user_id, _id }: { user_id: string; _id: string },
  now: Date,
): Promise<boolean> {
  const filter = { user_id, patient_uuid: _id, starts_at: { $gt: now } };
  const coming = await bookings(db).find(filter).toArray();
  return coming.some(
    ({ status, hold_expires_at }) => status === 'booked' || (status === 'held' && hold_expires_at > now),
  );
}

/** Finds the unpaid bookings that start with another one, of its account; of any guest if it is a guest's. */
export function findHeld(
  db: Db,
  { user_id, starts_at }: Pick<BookingDocument, 'user_id' | 'starts_at'>,
  session: ClientSession,
): Promise<BookingDocument[]> {
  return bookings(db).find({ user_id, starts_at, status: 'held' }, { session }).toArray();
}

/** Stores a booking. Throws a duplicate key error if its request was sent before. */
export async function insertBooking(db: Db, booking: BookingDocument, session: ClientSession): Promise<void> {
  await bookings(db).insertOne(booking, { session });
}

/** Changes a booking that has one of the statuses `from`. Returns whether it did. */
export async function moveBooking(
  db: Db,
  uuid: string,
  from: BookingDocument['status'][],
  change: Partial<
    Pick<BookingDocument, 'status' | 'payment' | 'reminder_due_at' | 'delete_at' | 'finished_draft'>
  >,
  session?: ClientSession,
): Promise<boolean> {
  const filter = { _id: uuid, status: { $in: from } };
  return (await bookings(db).updateOne(filter, { $set: change }, { session })).matchedCount === 1;
}

/** Whether a user has a consultation to come that is paid, or about to be. */
export async function hasComingConsultation(
  db: Db,
  userId: string,
  now: Date,
  session?: ClientSession,
): Promise<boolean> {
  const coming = bookings(db).find({ user_id: userId, starts_at: { $gt: now } }, { session });
  return (await coming.toArray()).some(
    ({ status, hold_expires_at }) => status === 'booked' || (status === 'held' && hold_expires_at > now),
  );
}

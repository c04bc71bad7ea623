import type { Db } from 'mongodb';
import type { JourneyVoucherDocument } from './documents';

const vouchers = (db: Db) => db.collection<JourneyVoucherDocument>('journey_vouchers');

/** Finds a current voucher of a program by its code, ignoring case. */
export async function findRunningVoucher(
  db: Db,
  code: string,
  journeyId: number,
  now: Date,
): Promise<JourneyVoucherDocument | null> {
  const voucher = await vouchers(db).findOne({ _id: code.trim().toUpperCase() });
  if (voucher?.journey_id !== journeyId) return null;
  return voucher.starts_at <= now && now < voucher.end_date ? voucher : null;
}

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

/** The key of the claim on a voucher: each customer uses it once. */
export const voucherKey = (code: string, userId: string): string => JSON.stringify([code, userId]);

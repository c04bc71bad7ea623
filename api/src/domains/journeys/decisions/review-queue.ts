import { SLOT_HOURS } from '@saltbush/contract';
import type { Db } from 'mongodb';
import type { JourneyStatus, JourneySubscriptionDocument } from '../documents';

const HOUR_MS = 60 * 60 * 1000;

const subscriptions = (db: Db) => db.collection<JourneySubscriptionDocument>('journey_subscriptions');

/** Lists drafts whose patients asked a practitioner to look at their record, the longest waiting first. */
export async function listAsked(
  db: Db,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: JourneySubscriptionDocument[]; total: number }> {
  const filter = { status: 'draft' as const, record_asked_at: { $gt: new Date(0) } };
  const [data, total] = await Promise.all([
    subscriptions(db).find(filter).sort({ record_asked_at: 1, _id: 1 }).skip(skip).limit(limit).toArray(),
    subscriptions(db).countDocuments(filter),
  ]);
  return { data, total };
}

/** Lists the subscriptions whose consult runs now or is to come, the next one first. */
export async function listConsults(
  db: Db,
  now: Date,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: JourneySubscriptionDocument[]; total: number }> {
  const runs = new Date(now.getTime() - SLOT_HOURS * HOUR_MS);
  const filter = { 'upcoming_booking.appointment_at': { $gt: runs } };
  const order = { 'upcoming_booking.appointment_at': 1, _id: 1 } as const;
  const [data, total] = await Promise.all([
    subscriptions(db).find(filter).sort(order).skip(skip).limit(limit).toArray(),
    subscriptions(db).countDocuments(filter),
  ]);
  return { data, total };
}

/** Lists the subscriptions with a consult whose time is over and that nobody has put down, the longest waiting first. */
export async function listOpenConsults(
  db: Db,
  now: Date,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: JourneySubscriptionDocument[]; total: number }> {
  const over = new Date(now.getTime() - SLOT_HOURS * HOUR_MS);
  const current = {
    'upcoming_booking.status': 'booked',
    'upcoming_booking.appointment_at': { $lte: over },
    // As `outcomeOf` reads consults of earlier releases.
    $expr: { $lt: [{ $max: '$decisions.at' }, '$upcoming_booking.appointment_at'] },
  };
  const earlier = { 'past_consults.status': 'booked' };
  const filter = { $or: [current, earlier] };
  const order = { 'upcoming_booking.appointment_at': 1, _id: 1 } as const;
  const [data, ...totals] = await Promise.all([
    subscriptions(db).find(filter).sort(order).skip(skip).limit(limit).toArray(),
    subscriptions(db).countDocuments(current),
    subscriptions(db).countDocuments({ ...earlier, $nor: [current] }),
  ]);
  return { data, total: totals.reduce((sum, count) => sum + count, 0) };
}

/** Lists the subscriptions of any member in a status, those submitted first before the others. */
export async function listInStatus(
  db: Db,
  status: JourneyStatus,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ data: JourneySubscriptionDocument[]; total: number }> {
  const [data, total] = await Promise.all([
    subscriptions(db).find({ status }).sort({ submitted_at: 1, _id: 1 }).skip(skip).limit(limit).toArray(),
    subscriptions(db).countDocuments({ status }),
  ]);
  return { data, total };
}

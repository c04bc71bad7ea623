import type { ClientSession, Db } from 'mongodb';
import { slotId } from './consults/consult-slot';
import { freeSlot } from './consults/slot-store';
import type { JourneySubscriptionDocument } from './documents';
import { writeSubscription } from './store';

/** Cancels a subscription and releases its upcoming appointment; returns false if another write came first. */
export async function endSubscription(
  db: Db,
  read: JourneySubscriptionDocument,
  { reason, now }: { reason: string; now: Date },
  session: ClientSession,
): Promise<boolean> {
  const { upcoming_booking: booking } = read;
  const change = {
    status: 'cancelled' as const,
    cancel_reason: reason,
    cancelled_at: now,
    next_period_at: null,
    review_notice_at: null,
    charge_due_at: null,
    payment_retry_at: null,
    upcoming_booking: null,
  };
  if (!(await writeSubscription(db, read, change, session))) return false;
  if (booking && booking.appointment_at > now) {
    await freeSlot(db, slotId(booking.appointment_at), session);
  }
  return true;
}

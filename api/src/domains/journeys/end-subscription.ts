import type { ClientSession } from 'mongodb';
import type { BaseServices } from '../../lib/context';
import { withdrawConsents } from '../consents';
import { withdrawWaiting } from '../mail';
import { slotId } from './consults/consult-slot';
import { keepsFirstFee, keptConsult, outcomeOf } from './consults/outcomes';
import { freeSlot } from './consults/slot-store';
import type { JourneySubscriptionDocument } from './documents';
import { orderAbout } from './notices/about';
import { type SubscriptionChange, writeSubscription } from './store';

type Ending = Pick<
  JourneySubscriptionDocument,
  'status' | 'upcoming_booking' | 'past_consults' | 'decisions'
>;

const isPutDown = (read: Ending): boolean =>
  read.upcoming_booking !== null && outcomeOf(read, read.upcoming_booking) !== null;

/**
 * The consult that is given up with the program; null without one. Before the program has started that is one that nobody
 * has put down, whether its time has passed or not; later, only one that is still ahead: of others, its practitioner
 * tells what became of it.
 */
function givenUpConsult(read: Ending, now: Date) {
  const { upcoming_booking: booking, status } = read;
  if (!booking || isPutDown(read)) return null;
  return status === 'reviewing' || booking.appointment_at > now ? booking : null;
}

/**
 * Whether ending the program now refunds its fee: it is refused, or its practitioner has put down neither that a first
 * consult took place nor that the patient was not reached at the last (rules consent-04 and health-40).
 */
export const refundsFee = (read: Ending, reason: string): boolean =>
  read.status === 'reviewing' && (reason === 'refused' || !keepsFirstFee(read));

function endOf(read: JourneySubscriptionDocument, reason: string, now: Date): SubscriptionChange {
  const { fee_paid_until, status } = read;
  const givenUp = givenUpConsult(read, now);
  const isPaid = !refundsFee(read, reason) && fee_paid_until !== null && fee_paid_until > now;
  return {
    status: 'cancelled',
    cancel_reason: reason,
    cancelled_at: now,
    next_period_at: null,
    review_notice_at: null,
    charge_due_at: null,
    payment_retry_at: null,
    upcoming_booking: null,
    ...keptConsult(read, now),
    offer: null,
    refunds_fee: refundsFee(read, reason),
    cancelled_consult: givenUp?.appointment_at ?? null,
    // Absent for bookings that do not say which order paid: that one is found by the consult's time.
    ...(givenUp?.order_reference === undefined ? {} : { cancelled_consult_order: givenUp.order_reference }),
    readable_until: isPaid ? fee_paid_until : null,
    settle_due_at: status === 'draft' && reason !== 'refused' ? null : now,
    record_asked_at: null,
  };
}

/**
 * Ends a subscription: no charge follows, its consents are withdrawn, and its upcoming appointment is released. What it
 * owes is settled afterwards; `decisions` are stored with it. Returns false if another write came first.
 */
export async function endSubscription(
  { db, clock }: Pick<BaseServices, 'db' | 'clock'>,
  read: JourneySubscriptionDocument,
  reason: string,
  session: ClientSession,
  decided: Pick<SubscriptionChange, 'decisions'> = {},
): Promise<boolean> {
  const now = clock.now();
  const { upcoming_booking: booking } = read;
  if (!(await writeSubscription(db, read, { ...endOf(read, reason, now), ...decided }, session)))
    return false;
  await withdrawConsents({ db, clock }, { subjectId: read._id, reason }, session);
  await withdrawWaiting(db, orderAbout(read), session);
  if (booking && booking.appointment_at > now) {
    await freeSlot(db, slotId(booking.appointment_at), session);
  }
  return true;
}

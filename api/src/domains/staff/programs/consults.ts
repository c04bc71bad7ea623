import {
  awaitsOutcome,
  consultEnd,
  consultsOf,
  type JourneyBookingDocument,
  type JourneySubscriptionDocument,
  openConsultNote,
  outcomeOf,
} from '../../journeys';
import type { StaffContext } from '../context';
import { nameOfStaff } from '../names';

async function consultOf(
  ctx: StaffContext,
  subscription: JourneySubscriptionDocument,
  booking: JourneyBookingDocument,
) {
  const { id, appointment_at: starts_at, closed } = booking;
  return {
    ...{ id, starts_at, ends_at: consultEnd(booking) },
    status: outcomeOf(subscription, booking) ?? booking.status,
    is_open: awaitsOutcome(subscription, booking, ctx.clock.now()),
    ended_by: closed ? await nameOfStaff(ctx, closed.staff_id) : null,
    ended_at: closed?.at ?? null,
    missed_calls: closed?.calls ?? [],
    note: openConsultNote(ctx.cipher, subscription, booking),
  };
}

/** Returns the consults of a program as its practitioner sees them, the latest first (rule health-39). */
export const staffConsults = (ctx: StaffContext, subscription: JourneySubscriptionDocument) =>
  Promise.all(
    consultsOf(subscription)
      .toReversed()
      .map((booking) => consultOf(ctx, subscription, booking)),
  );

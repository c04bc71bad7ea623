import { freeChangesUntil } from '@saltbush/contract';
import type { JourneysContext } from '../context';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';
import { isFirstConsult, upcomingBooking } from './consult-slot';
import { refundedOf } from './ended-money';
import { consultEnd, consultsOf, outcomeOf } from './outcomes';
import { findConsultOrder } from './paid-consult';

/** A booked consult with its program. */
export interface ConsultView extends JourneyBookingDocument {
  subscription: JourneySubscriptionDocument;
}

/** Returns the upcoming or current consult of a program; null once its slot has ended, or it was put down. */
export function consultView(subscription: JourneySubscriptionDocument, now: Date): ConsultView | null {
  const booking = upcomingBooking(subscription.upcoming_booking, now);
  if (!booking || outcomeOf(subscription, booking)) return null;
  return { ...booking, subscription };
}

/** Returns the consults of a program that were put down, or whose slots have ended, the latest first. */
export const pastConsults = (subscription: JourneySubscriptionDocument, now: Date): ConsultView[] =>
  consultsOf(subscription)
    .map((booking) => ({ ...booking, status: outcomeOf(subscription, booking) ?? booking.status }))
    .filter((booking) => booking.status !== 'booked' || consultEnd(booking) <= now)
    .map((booking) => ({ ...booking, subscription }))
    .toReversed();

/** Resolvers of a consult: until when it can be changed, and what was paid for it. */
export const consultResolvers = {
  free_until: ({ appointment_at }: ConsultView) => freeChangesUntil(appointment_at),
  missed_calls: ({ closed }: ConsultView) => closed?.calls ?? [],
  is_first: ({ subscription }: ConsultView) => isFirstConsult(subscription),
  paid: async (view: ConsultView, _args: unknown, ctx: JourneysContext) =>
    (await findConsultOrder(ctx.db, view.subscription, view))?.order_total ?? 0,
  refunded: (view: ConsultView, _args: unknown, ctx: JourneysContext) =>
    refundedOf(ctx, view.subscription, view),
};

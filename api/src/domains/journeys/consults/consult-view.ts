import { freeChangesUntil } from '@saltbush/contract';
import type { JourneysContext } from '../context';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';
import { isFirstConsult, upcomingBooking } from './consult-slot';
import { findConsultOrder } from './paid-consult';

/** A booked consult with its program. */
export interface ConsultView extends JourneyBookingDocument {
  subscription: JourneySubscriptionDocument;
}

/** Returns the upcoming or current consult of a program; null once its slot has ended. */
export function consultView(subscription: JourneySubscriptionDocument, now: Date): ConsultView | null {
  const booking = upcomingBooking(subscription.upcoming_booking, now);
  return booking && { ...booking, subscription };
}

/** Resolvers of a consult: until when it can be changed, and what was paid for it. */
export const consultResolvers = {
  free_until: ({ appointment_at }: ConsultView) => freeChangesUntil(appointment_at),
  is_first: ({ subscription }: ConsultView) => isFirstConsult(subscription),
  paid: async (view: ConsultView, _args: unknown, ctx: JourneysContext) =>
    (await findConsultOrder(ctx.db, view.subscription, view))?.order_total ?? 0,
};

import type { State } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { consultPrices } from '../billing/consult';
import type { JourneysContext } from '../context';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';
import { findConsultOrder } from './paid-consult';

type FeeContext = Pick<JourneysContext, 'db'>;

/**
 * Returns whether a consult that was paid for costs something else at a time: nothing is charged, and nothing kept, by
 * moving it. Both times are compared as they are priced now, so that a new price list holds no consult where it is.
 */
export async function feeDiffers(
  ctx: FeeContext,
  subscription: JourneySubscriptionDocument,
  booking: JourneyBookingDocument,
  state: State,
): Promise<(startsAt: Date) => boolean> {
  const order = await findConsultOrder(ctx.db, subscription, booking);
  if (!order) return () => false;
  const priceAt = await consultPrices(ctx, state);
  const now = priceAt(booking.appointment_at)?.price;
  return (startsAt) => priceAt(startsAt)?.price !== now;
}

/** @throws {BusinessError} MOVE_FEE_DIFFERS */
export async function requireSameFee(
  ctx: FeeContext,
  subscription: JourneySubscriptionDocument,
  booking: JourneyBookingDocument,
  { startsAt, state }: { startsAt: Date; state: State },
): Promise<void> {
  const differs = await feeDiffers(ctx, subscription, booking, state);
  if (differs(startsAt)) throw new BusinessError('MOVE_FEE_DIFFERS');
}

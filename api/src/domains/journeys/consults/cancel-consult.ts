import { canChangeFreely } from '@saltbush/contract';
import type { ClientSession } from 'mongodb';
import type { JourneySubscriptionsCancelConsultInput } from '../../../generated/resolvers';
import { BusinessError, notFound } from '../../../lib/errors';
import { enqueueMail } from '../../mail';
import type { OrderDocument } from '../../orders';
import { busy, requireSubscription } from '../access';
import { loadParties, type Parties } from '../billing/parties';
import type { JourneysContext } from '../context';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';
import { isCharging } from '../item-changes';
import { subscriptionPayload } from '../mutations/payload';
import { type ConsultMoney, consultCancelledMail } from '../notices/consult-mails';
import { writeSubscription } from '../store';
import { isFirstConsult, slotId } from './consult-slot';
import { findConsultOrder } from './paid-consult';
import { ProgramChanged, refundable, storeRefunding } from './refund-consult';
import { freeSlot } from './slot-store';

const ATTEMPTS = 20;

/** A consult to cancel, and the order that paid for it. */
interface Cancellation {
  read: JourneySubscriptionDocument;
  booking: JourneyBookingDocument;
  parties: Parties;
  order: OrderDocument | null;
  money: ConsultMoney;
}

/** What goes back: the fee that is left, or the free consult, while changes are free (rule health-15). */
function moneyOf(order: OrderDocument | null, isFree: boolean): ConsultMoney {
  if (!order) return { paid: 0, refunded: 0, freeConsult: isFree ? 'back' : 'used' };
  const { order_total: paid } = order;
  return { paid, refunded: isFree ? refundable(order) : 0, freeConsult: null };
}

/** Reads what cancelling does. @throws {BusinessError} as on the mutation */
async function planCancellation(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  booking: JourneyBookingDocument,
): Promise<Cancellation> {
  const now = ctx.clock.now();
  if (isFirstConsult(read)) throw new BusinessError('CONSULT_IS_FIRST');
  if (booking.appointment_at <= now) throw new BusinessError('BOOKING_BEGUN');
  if (isCharging(read, now)) throw busy();
  const parties = await loadParties(ctx.db, read);
  if (!parties) throw notFound('Patient');
  const order = await findConsultOrder(ctx.db, read, booking);
  return {
    read,
    booking,
    parties,
    order,
    money: moneyOf(order, canChangeFreely(booking.appointment_at, now)),
  };
}

/** Cancels within a transaction: the place is free for others, a free consult returns, the member is told. @throws {ProgramChanged} */
async function write(
  ctx: JourneysContext,
  { read, booking, parties, money }: Cancellation,
  session: ClientSession,
): Promise<void> {
  const { num_free_consults } = read;
  const back = money.freeConsult === 'back' ? { num_free_consults: num_free_consults + 1 } : {};
  if (!(await writeSubscription(ctx.db, read, { upcoming_booking: null, ...back }, session))) {
    throw new ProgramChanged();
  }
  await freeSlot(ctx.db, slotId(booking.appointment_at), session);
  await enqueueMail(ctx, consultCancelledMail(ctx, parties, booking, money), session);
}

/** Cancels and refunds together. Returns false if another write came first. */
const store = (ctx: JourneysContext, cancellation: Cancellation): Promise<boolean> => {
  const { booking, order, money } = cancellation;
  const refund = { order: money.refunded > 0 ? order : null, key: `consult-cancelled:${booking.id}` };
  return storeRefunding(ctx, { ...refund, reason: 'cancelled' }, (session) =>
    write(ctx, cancellation, session),
  );
};

/**
 * Cancels a booked follow-up consult: until 2 hours before it starts its fee goes back, or a free one can be booked again
 * (rule health-15). The first consult is not cancelled by itself: its program is left. Repeated calls have no effect.
 */
export async function journeySubscriptionsCancelConsult(
  _root: unknown,
  { input }: { input: JourneySubscriptionsCancelConsultInput },
  ctx: JourneysContext,
) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const read = await requireSubscription(ctx, input.subscription_id);
    const booking = read.upcoming_booking;
    if (booking?.id !== input.booking_id) return subscriptionPayload(ctx, read);
    await store(ctx, await planCancellation(ctx, read, booking));
  }
  throw busy();
}

import { findUserOrders, type OrderDocument } from '../../orders';
import type { JourneysContext } from '../context';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';
import { isFirstConsult } from './consult-slot';
import { type ConsultOutcome, keepsFirstFee, withOutcome } from './outcomes';
import { findConsultOrder } from './paid-consult';
import { refundable } from './refund-consult';

/** A consult as it was put down. */
export type EndedConsult = JourneyBookingDocument & { status: ConsultOutcome };

/** What the end of a consult does to money. */
export interface EndedMoney {
  /** What paid for it: the first one is part of the program's fee. */
  order: OrderDocument | null;
  /** Cents. */
  refunded: number;
  /** `back`: a free one can be booked again. */
  freeConsult: 'back' | null;
}

/** The key under which a consult that the shop did not hold is refunded. */
export const refundKey = ({ id }: Pick<JourneyBookingDocument, 'id'>): string => `consult-not-held:${id}`;

/** Whether a consult is one of those that a program begins with, also of one that was left before it started. */
const beginsWith = (read: JourneySubscriptionDocument): boolean =>
  isFirstConsult(read) || (read.status === 'cancelled' && read.started_at === null);

/** The order that paid for a consult: the first ones are part of the program's fee. */
async function orderFor(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  booking: JourneyBookingDocument,
): Promise<OrderDocument | null> {
  if (!beginsWith(read)) return findConsultOrder(ctx.db, read, booking);
  const [order = null] = await findUserOrders(ctx.db, read.order_references, read.user_id);
  return order;
}

/** Whether a program was left with its fee kept only because an earlier consult did not reach its patient. */
const keptForMissed = (read: JourneySubscriptionDocument, booking: JourneyBookingDocument): boolean =>
  read.status === 'cancelled' &&
  keepsFirstFee(read) &&
  !keepsFirstFee({ ...read, ...withOutcome(read, booking) });

/** Returns what becomes of a consult's fee: it stays, unless the shop did not hold the consult (rule health-40). */
export async function moneyOf(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  booking: EndedConsult,
): Promise<EndedMoney> {
  const order = await orderFor(ctx, read, booking);
  const kept = { order, refunded: 0, freeConsult: null };
  if (booking.status !== 'not_held') return kept;
  if (beginsWith(read)) return keptForMissed(read, booking) ? { ...kept, refunded: refundable(order) } : kept;
  if (order) return { ...kept, refunded: refundable(order) };
  return { ...kept, freeConsult: read.status === 'cancelled' ? null : 'back' };
}

/** Returns what went back, in cents, when a consult was put down as not held. */
export async function refundedOf(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  booking: JourneyBookingDocument,
): Promise<number> {
  if (booking.status !== 'not_held') return 0;
  const order = await orderFor(ctx, read, booking);
  const key = refundKey(booking);
  return order?.refunds?.find(({ id }) => id === key)?.amount ?? 0;
}

import { findUserOrders, type OrderDocument } from '../../orders';
import type { JourneysContext } from '../context';
import type { JourneyBookingDocument, JourneySubscriptionDocument } from '../documents';
import { isFirstConsult } from './consult-slot';
import type { ConsultOutcome } from './outcomes';
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

/** Returns what becomes of a consult's fee: it stays, unless the shop did not hold the consult (rule health-40). */
export async function moneyOf(
  ctx: JourneysContext,
  read: JourneySubscriptionDocument,
  booking: EndedConsult,
): Promise<EndedMoney> {
  if (isFirstConsult(read)) {
    const [order = null] = await findUserOrders(ctx.db, read.order_references, read.user_id);
    return { order, refunded: 0, freeConsult: null };
  }
  const order = await findConsultOrder(ctx.db, read, booking);
  if (booking.status !== 'not_held') return { order, refunded: 0, freeConsult: null };
  if (order) return { order, refunded: refundable(order), freeConsult: null };
  return { order, refunded: 0, freeConsult: read.status === 'cancelled' ? null : 'back' };
}

import { FIRST_CONSULT, type State } from '@saltbush/contract';
import { inTransaction } from '../../../lib/database/transactions';
import { findProducts, type ProductDocument, priceAt } from '../../catalogue';
import { enqueueMail } from '../../mail';
import { findService } from '../../telehealth';
import { takePlace } from '../consults/consult-places';
import { isFirstConsult, slotId } from '../consults/consult-slot';
import { keptConsult } from '../consults/outcomes';
import { ensureSlot } from '../consults/slot-store';
import type { JourneyBookingDocument } from '../documents';
import { consultConfirmationMail } from '../notices/consult-mails';
import { type SubscriptionChange, writeSubscription } from '../store';
import { buildProgramOrder } from './build-order';
import { ChargeConflict } from './charge-record';
import type { Claim } from './claim';
import { priceLines, productLine } from './order-lines';
import type { Parties } from './parties';
import { type ChargeResult, payAndStore } from './pay';
import type { BillingServices } from './services';

/** The beginning of the key of a paid consult's order, by its time. */
export const consultOrderKey = ({ _id }: { _id: string }, at: Date): string =>
  `journey:${_id}:consult:${slotId(at)}:`;

export interface ConsultPrice {
  product: ProductDocument;
  /** Cents. */
  price: number;
  price_type: string;
}

/**
 * Returns the prices of follow-up consults: the fee of a short consult that starts then, by the local time of the patient
 * (rule health-14). Null while it is off sale.
 */
export async function consultPrices(
  { db }: Pick<BillingServices, 'db'>,
  state: State,
): Promise<(startsAt: Date) => ConsultPrice | null> {
  const service = await findService(db, { booking_type: FIRST_CONSULT });
  const [product] = service ? await findProducts(db, [service.product_id]) : [];
  return (startsAt) => {
    const price = product?.status === 'Active' ? priceAt(product, startsAt, state) : null;
    return product && price ? { product, price: price.value, price_type: price.type } : null;
  };
}

const booked = (claim: Claim, upcoming_booking: JourneyBookingDocument, now: Date): SubscriptionChange => ({
  ...keptConsult(claim.subscription, now),
  upcoming_booking,
  charging_until: null,
  charge_due_at: claim.dueAt,
});

/** Books a consult with a free one, or the first again as part of the program's fee, atomically. @throws {ChargeConflict} */
export async function bookFreeConsult(
  services: BillingServices,
  claim: Claim,
  { parties, booking }: { parties: Parties; booking: JourneyBookingDocument },
): Promise<ChargeResult> {
  const { db } = services;
  const slot = slotId(booking.appointment_at);
  const { subscription } = claim;
  const change = {
    ...booked(claim, booking, services.clock.now()),
    num_free_consults: subscription.num_free_consults - (isFirstConsult(subscription) ? 0 : 1),
  };
  await ensureSlot(db, slot);
  await inTransaction(services, async (session) => {
    if (!(await writeSubscription(db, subscription, change, session)))
      throw new ChargeConflict('subscription');
    if (!(await takePlace(db, slot, session))) throw new ChargeConflict('slot');
    await enqueueMail(services, consultConfirmationMail(services, parties, booking), session);
  });
  return { status: 'paid', order: null };
}

/** Charges a consult to the saved card and books it, atomically and once per slot. @throws {ChargeConflict} */
export function bookPaidConsult(
  services: BillingServices,
  claim: Claim,
  { parties, consult, booking }: { parties: Parties; consult: ConsultPrice; booking: JourneyBookingDocument },
): Promise<ChargeResult> {
  const { subscription } = claim;
  const slot = slotId(booking.appointment_at);
  const { product } = consult;
  const line = productLine(
    product,
    { ...consult, quantity: 1 },
    { prescribedFor: null, isDiscounted: false },
  );
  const order = buildProgramOrder({
    subscription,
    orderKey: consultOrderKey(subscription, booking.appointment_at) + subscription.order_references.length,
    parties,
    lines: priceLines([line], 0),
    products: [],
    voucherCode: null,
    now: services.clock.now(),
  });
  const order_references = [order.reference, ...subscription.order_references];
  const paidBooking = { ...booking, order_reference: order.reference };
  const change = { ...booked(claim, paidBooking, services.clock.now()), order_references };
  const mail = consultConfirmationMail(services, parties, booking);
  return payAndStore(services, { subscription, change, order, slot, mail, parties });
}

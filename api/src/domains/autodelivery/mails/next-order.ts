import { paymentLabel, paymentNoun } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import { localDay, localMoment } from '../../../lib/local-time';
import { findCustomer } from '../../accounts';
import type { CartView } from '../../cart';
import type { NextOrder } from '../../mail';
import { quoteOrder } from '../../orders';
import { sourceIdOf } from '../../payment-methods';
import { cycleArrival, windowWords } from '../arrival/arrival';
import type { AutodeliveryServices } from '../context';
import { type CartServices, customerContext, loadChargeCart } from '../cycle/charge-cart';
import type { AutoDeliveryDocument } from '../documents';
import { nextCycle } from '../rules';

/** What the mails about an AutoDelivery are written from. */
export type PlanServices = Pick<AutodeliveryServices, 'db' | 'clock' | 'hooks'> & {
  config: Pick<AutodeliveryServices['config'], 'publicOrigin'>;
};

/** Returns what the order would cost now in cents; null if it cannot be placed as it is. */
export async function quotedTotal(
  services: CartServices,
  autodelivery: AutoDeliveryDocument,
  view: CartView,
): Promise<number | null> {
  try {
    return (await quoteOrder(customerContext(services, autodelivery), view, null)).order_total;
  } catch (error) {
    if (error instanceof BusinessError) return null;
    throw error;
  }
}

/** Returns the AutoDelivery at its next charge: once the current order is paid, that of the cycle after it. */
const unpaid = (autodelivery: AutoDeliveryDocument, now: Date): AutoDeliveryDocument =>
  autodelivery.milestone === 'delivery' ? { ...autodelivery, ...nextCycle(autodelivery, now) } : autodelivery;

/**
 * Returns the next order to be charged, at today's prices, of what is in stock today and may be supplied on the day of the
 * charge, for its owner to read.
 */
export async function nextOrder(
  services: PlanServices,
  autodelivery: AutoDeliveryDocument,
): Promise<NextOrder> {
  const now = services.clock.now();
  const coming = unpaid(autodelivery, now);
  const chargedAt = new Date(Math.max(coming.charge_date.getTime(), now.getTime()));
  const cart = await loadChargeCart(services, coming, chargedAt);
  const isCold = cart?.view.parcel.isCold ?? false;
  const { shipping_state: state, charge_date, lockin_date, milestone } = coming;
  // Of a part, the amount would be less than what is charged once the rest can be sent.
  const isWhole = cart !== null && cart.leftOut.length === 0;
  const total = isWhole ? await quotedTotal(services, coming, cart.view) : null;
  return {
    chargedOn: localDay(charge_date, state),
    arrives: cart && windowWords(await cycleArrival(services.db, coming, { isCold, now }), isCold),
    changesUntil: milestone === 'charge' ? null : localMoment(lockin_date, state),
    total,
    leftOut: cart?.leftOut.length ?? coming.items.length,
    isNothing: cart === null || (cart.leftOut.length === 0 && total === null),
  };
}

/** Returns the saved payment method that is charged, as "Visa ending in 4242". */
export async function chargedLabel(
  { db }: Pick<PlanServices, 'db'>,
  autodelivery: AutoDeliveryDocument,
): Promise<string> {
  const customer = await findCustomer(db, autodelivery.user_id);
  const charged = sourceIdOf(autodelivery);
  const method = customer?.payment_methods.find((saved) => sourceIdOf(saved) === charged);
  return method ? paymentLabel(method) : `the saved ${paymentNoun('later')}`;
}

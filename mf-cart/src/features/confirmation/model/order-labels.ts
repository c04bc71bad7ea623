import {
  arrivalWords,
  isInPharmacy,
  missedDay,
  orderSums,
  PHARMACY,
  paymentLabel,
  readyWords,
  suburbName,
} from '@saltbush/contract';
import type { TotalsRow } from '@saltbush/shared-ui/design/orders';
import type { PlacedOrder } from '../../../shared/order/api/order-query';

/** What to do about what is late. */
const LATE = `It is late, and we are sorry. Please call ${PHARMACY.phone.display}: we find out where it is.`;

type Standing = Pick<PlacedOrder, 'state'>;

/** Returns true if nothing of the order comes any more. */
export const isOver = ({ state }: Standing): boolean => state === 'cancelled' || state === 'refunded';

/** Returns what happens next, based on the order's state: the page may be opened again later. */
export function nextStep(order: PlacedOrder): string {
  const { state, is_approved, shipping_method } = order;
  if (isOver(order)) return refundWords(order);
  if (state === 'pharmacist_review') {
    return is_approved
      ? 'A pharmacist has approved your order. It is packed next.'
      : 'A pharmacist checks your order before it is packed.';
  }
  if (shipping_method?.type === 'click-and-collect') return 'Bring your order reference when you collect.';
  return 'You can look up your order with its reference and your email.';
}

/** Returns what becomes of the payment of an order that is over. */
function refundWords({ payment, order_total }: PlacedOrder): string {
  if (!payment || order_total === 0) return 'Nothing was charged.';
  const card = paymentLabel(payment);
  if (payment.status === 'released')
    return `The payment with ${card} was released: nothing was taken from it.`;
  return `What you paid goes back to your ${card}. Banks usually show it within 3 to 5 business days.`;
}

/**
 * Returns how and when the order arrives or was expected, or null for what is collected or not sent.
 * @param now in milliseconds
 */
export function deliveryLine(order: PlacedOrder, now: number): string | null {
  const { shipping_method: method, cnc_location, state } = order;
  if (!method || cnc_location) return null;
  if (isOver(order) || state === 'delivered') return method.name;
  const missed = missedDay({ lastDay: method.delivery_to, state: order.shipping_address?.state }, now);
  if (missed) return `${method.name}, was expected by ${missed}. ${LATE}`;
  const arrives = arrivalWords(method);
  return arrives ? `${method.name}, arrives ${arrives}` : method.name;
}

/**
 * Returns by when the order is or was promised to be ready to collect; null once it is, and where no day was promised.
 * @param now in milliseconds
 */
export function readyLine(
  { state, cnc_location }: Pick<PlacedOrder, 'state' | 'cnc_location'>,
  now: number,
): string | null {
  const day = isInPharmacy(state) ? readyWords(cnc_location?.ready_by) : null;
  if (!day) return null;
  const promised = { lastDay: cnc_location?.ready_by, state: cnc_location?.place?.address.state };
  return missedDay(promised, now) ? `Was expected to be ready by ${day}. ${LATE}` : `Ready by ${day}`;
}

/** Returns the delivery destination, one entry per line; none for what is collected or not sent. */
export function destinationLines({ shipping_address }: PlacedOrder): string[] {
  if (!shipping_address) return [];
  const { first_name, last_name, address_1, address_2, suburb, state, postcode } = shipping_address;
  return [
    `${first_name} ${last_name}`,
    [address_1, address_2].filter(Boolean).join(', '),
    `${suburbName(suburb)} ${state} ${postcode}`,
  ];
}

/** Returns the rows above an order's total, to which they add up; GST is shown below them. */
export function orderRows(order: PlacedOrder): TotalsRow[] {
  const { items, discounts, delivery } = orderSums(order);
  const rows: TotalsRow[] = [
    { label: 'Items', cents: items },
    ...discounts.map(({ name, amount }): TotalsRow => ({ label: name, cents: amount, kind: 'saving' })),
  ];
  if (order.shipping_method) rows.push({ label: order.shipping_method.name, cents: delivery });
  return rows;
}

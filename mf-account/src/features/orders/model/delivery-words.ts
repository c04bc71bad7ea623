import { arrivalWords, isInPharmacy, missedDay, readyWords } from '@saltbush/contract';
import type { OrderDetails } from '../api/order';
import { isOpen } from './format-order';

type Sent = Pick<OrderDetails, 'state' | 'shipping_method' | 'cnc_location'>;

/**
 * How an order is sent and, until it has arrived, when it is or was expected; null for what is collected or not sent.
 * @param now in milliseconds
 */
export function deliveryWords(
  { state, shipping_method: method, cnc_location }: Sent,
  now: number,
): string | null {
  if (!method || cnc_location) return null;
  if (!isOpen(state)) return method.name;
  const missed = missedDay(method.delivery_to, now);
  if (missed) return `${method.name}, was expected by ${missed}`;
  const arrives = arrivalWords(method);
  return arrives ? `${method.name}, arrives ${arrives}` : method.name;
}

/**
 * By when an order is or was promised to be ready to collect; null once it is, and where no day was promised.
 * @param now in milliseconds
 */
export function collectWords({ state, cnc_location }: Sent, now: number): string | null {
  const day = isInPharmacy(state) ? readyWords(cnc_location?.ready_by) : null;
  if (!day) return null;
  return missedDay(cnc_location?.ready_by, now) ? `Was expected to be ready by ${day}` : `Ready by ${day}`;
}

/**
 * Whether an order is later than was promised.
 * @param now in milliseconds
 */
export function isLate({ state, shipping_method, cnc_location }: Sent, now: number): boolean {
  if (cnc_location) return isInPharmacy(state) && missedDay(cnc_location.ready_by, now) !== null;
  return isOpen(state) && missedDay(shipping_method?.delivery_to, now) !== null;
}

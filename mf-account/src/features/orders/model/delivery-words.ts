import { arrivalWords, isInPharmacy, missedDay, type Promised, readyWords } from '@saltbush/contract';
import type { OrderDetails } from '../api/order';
import { isOpen } from './format-order';

type Collected = Pick<OrderDetails, 'state' | 'cnc_location'>;
type Sent = Collected & Pick<OrderDetails, 'shipping_method' | 'shipping_address'>;

const arrival = ({ shipping_method, shipping_address }: Sent): Promised => ({
  lastDay: shipping_method?.delivery_to,
  state: shipping_address?.state,
});

const readiness = ({ cnc_location }: Collected): Promised => ({
  lastDay: cnc_location?.ready_by,
  state: cnc_location?.place?.address.state,
});

/**
 * How an order is sent and, until it has arrived, when it is or was expected; null for what is collected or not sent.
 * @param now in milliseconds
 */
export function deliveryWords(order: Sent, now: number): string | null {
  const { state, shipping_method: method, cnc_location } = order;
  if (!method || cnc_location) return null;
  if (!isOpen(state)) return method.name;
  const missed = missedDay(arrival(order), now);
  if (missed) return `${method.name}, was expected by ${missed}`;
  const arrives = arrivalWords(method);
  return arrives ? `${method.name}, arrives ${arrives}` : method.name;
}

/**
 * By when an order is or was promised to be ready to collect; null once it is, and where no day was promised.
 * @param now in milliseconds
 */
export function collectWords(order: Collected, now: number): string | null {
  const day = isInPharmacy(order.state) ? readyWords(order.cnc_location?.ready_by) : null;
  if (!day) return null;
  return missedDay(readiness(order), now) ? `Was expected to be ready by ${day}` : `Ready by ${day}`;
}

/**
 * Whether an order is later than was promised.
 * @param now in milliseconds
 */
export function isLate(order: Sent, now: number): boolean {
  if (order.cnc_location) return isInPharmacy(order.state) && missedDay(readiness(order), now) !== null;
  return isOpen(order.state) && missedDay(arrival(order), now) !== null;
}

import { arrivalWords } from '@saltbush/contract';
import type { OrderDetails } from '../api/order';
import { isOpen } from './format-order';

type Sent = Pick<OrderDetails, 'state' | 'shipping_method' | 'cnc_location'>;

/** How an order is sent and, until it has arrived, when it is expected; null for what is collected or not sent. */
export function deliveryWords({ state, shipping_method: method, cnc_location }: Sent): string | null {
  if (!method || cnc_location) return null;
  const arrives = isOpen(state) ? arrivalWords(method) : null;
  return arrives ? `${method.name}, arrives ${arrives}` : method.name;
}

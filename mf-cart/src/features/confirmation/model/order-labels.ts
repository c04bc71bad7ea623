import { arrivalWords, isInPharmacy, orderSums, readyWords, suburbName } from '@saltbush/contract';
import type { TotalsRow } from '@saltbush/shared-ui/design/orders';
import type { PlacedOrder } from '../../../shared/order/api/order-query';

/** Returns what happens next, based on the order's state: the page may be opened again later. */
export function nextStep({ state, is_approved, shipping_method }: PlacedOrder): string {
  if (state === 'cancelled' || state === 'refunded') return `This order has been ${state} since.`;
  if (state === 'pharmacist_review') {
    return is_approved
      ? 'A pharmacist has approved your order. It is packed next.'
      : 'A pharmacist checks your order before it is packed.';
  }
  if (shipping_method?.type === 'click-and-collect') return 'Bring your order reference when you collect.';
  return 'You can look up your order with its reference and your email.';
}

/** Returns how and when the order arrives, or null for what is collected or not sent. */
export function deliveryLine({ shipping_method: method, cnc_location }: PlacedOrder): string | null {
  if (!method || cnc_location) return null;
  const arrives = arrivalWords(method);
  return arrives ? `${method.name}, arrives ${arrives}` : method.name;
}

/** Returns by when the order was promised to be ready to collect; null once it is, and where no day was promised. */
export function readyLine({
  state,
  cnc_location,
}: Pick<PlacedOrder, 'state' | 'cnc_location'>): string | null {
  const day = isInPharmacy(state) ? readyWords(cnc_location?.ready_by) : null;
  return day && `Ready by ${day}`;
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

/** Returns the rows of an order's totals; GST is shown below them. */
export function orderRows(order: PlacedOrder): TotalsRow[] {
  const { items, delivery, note } = orderSums(order);
  const rows: TotalsRow[] = [{ label: 'Items', cents: items, ...(note && { note }) }];
  if (order.shipping_method) rows.push({ label: order.shipping_method.name, cents: delivery });
  return rows;
}

import { suburbName } from '@saltbush/contract';
import type { PackedOrder } from '../api/staff-packing-fields';

/** Returns who receives a parcel and where, line by line; who collects an order has no address. */
export function recipientLines({
  shipping_address: to,
  cnc_location,
  first_name,
  last_name,
}: PackedOrder['order']): string[] {
  if (cnc_location) return [`${first_name} ${last_name}`, `Collects from ${cnc_location.name}`];
  if (!to) return [`${first_name} ${last_name}`];
  return [
    `${to.first_name} ${to.last_name}`,
    to.address_1,
    to.address_2,
    `${suburbName(to.suburb)} ${to.state} ${to.postcode}`,
  ].filter(Boolean);
}

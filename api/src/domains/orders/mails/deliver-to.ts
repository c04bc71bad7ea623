import { suburbName } from '@saltbush/contract';
import type { OrderDocument } from '../documents';

/** Where an order is sent, as its mails say it; empty if it is not. */
export function deliverTo({ shipping_address: address }: OrderDocument): string[] {
  if (!address) return [];
  const { first_name, last_name, address_1, address_2, suburb, state, postcode } = address;
  const street = [address_2, address_1].filter(Boolean).join(', ');
  return [`${first_name} ${last_name}`, street, `${suburbName(suburb)} ${state} ${postcode}`];
}

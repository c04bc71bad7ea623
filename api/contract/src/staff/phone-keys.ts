import { normalisePhone } from '../addresses/address';

/** Returns the phone numbers of addresses as digits, by which staff find a customer. */
export const phoneKeys = (addresses: readonly { phone: string }[]): string[] => [
  ...new Set(addresses.flatMap(({ phone }) => normalisePhone(phone) ?? [])),
];

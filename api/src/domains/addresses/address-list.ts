import type { AddressDocument } from '../accounts';
import type { CheckedAddress } from '../fulfilment';

type Addresses = readonly AddressDocument[];

const PARTS = [
  'first_name',
  'last_name',
  'address_1',
  'address_2',
  'suburb',
  'state',
  'postcode',
  'phone',
] as const satisfies readonly (keyof CheckedAddress)[];

const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** The entry that says the same as an address, however it is written. */
export const sameAddress = (addresses: Addresses, address: CheckedAddress): AddressDocument | undefined =>
  addresses.find((known) => PARTS.every((part) => plain(known[part]) === plain(address[part])));

/** The addresses with exactly one default: the asked one, else the one there is, else the first. */
export function withDefault(addresses: Addresses, id: string | null): AddressDocument[] {
  const isThere = addresses.some((address) => address.id === id);
  const current = addresses.find(({ is_default }) => is_default) ?? addresses[0];
  const chosen = isThere ? id : current?.id;
  return addresses.map((address) => ({ ...address, is_default: address.id === chosen }));
}

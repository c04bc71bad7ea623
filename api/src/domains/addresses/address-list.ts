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

/** Returns the entry equal to an address, ignoring differences in spelling such as case and spacing. */
export const sameAddress = (addresses: Addresses, address: CheckedAddress): AddressDocument | undefined =>
  addresses.find((existing) => PARTS.every((part) => plain(existing[part]) === plain(address[part])));

/** Returns the addresses with exactly one default: the requested one, else the current one, else the first. */
export function withDefault(addresses: Addresses, id: string | null): AddressDocument[] {
  const isThere = addresses.some((address) => address.id === id);
  const current = addresses.find(({ is_default }) => is_default) ?? addresses[0];
  const chosen = isThere ? id : current?.id;
  return addresses.map((address) => ({ ...address, is_default: address.id === chosen }));
}

import type { AddressField } from '@saltbush/contract';

/** A delivery address as typed. */
export type AddressValues = Record<AddressField, string>;

export const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'address_1',
  'address_2',
  'suburb',
  'state',
  'postcode',
  'phone',
] as const satisfies readonly AddressField[];

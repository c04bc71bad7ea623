import { type AddressField, addressErrors } from '@saltbush/contract';
import * as v from 'valibot';
import { checkedSchema } from '../form-kit/checked-schema';

const text = v.string();

/** The fields of an address, for schemas of forms with additional fields. */
export const ADDRESS_ENTRIES = {
  first_name: text,
  last_name: text,
  address_1: text,
  address_2: text,
  suburb: text,
  state: text,
  postcode: v.pipe(text, v.trim()),
  phone: text,
} as const satisfies Record<AddressField, v.GenericSchema<string>>;

export const ADDRESS_FIELDS = Object.keys(ADDRESS_ENTRIES) as readonly AddressField[];

/** A delivery address as entered. */
export type AddressValues = Record<AddressField, string>;

/** Validates a delivery address by the contract's rules. Whether the place exists is checked by the api. */
export const AddressSchema = checkedSchema(ADDRESS_ENTRIES, addressErrors);

import {
  ADDRESS_MISMATCH,
  type AddressInput,
  addressErrors,
  isState,
  normalisePhone,
  type State,
} from '@saltbush/contract';
import type { Db } from 'mongodb';
import { invalidInput } from '../../lib/errors';
import { isKnownSuburb } from './store';

/** A validated address as stored. */
export interface CheckedAddress {
  first_name: string;
  last_name: string;
  address_1: string;
  address_2: string;
  suburb: string;
  state: State;
  postcode: string;
  phone: string;
}

/** The suburb as spelled in the list of suburbs. */
export const suburbKey = (suburb: string): string => suburb.trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * Validates each field of an address, and state, postcode and suburb against each other (rule accounts-04). Throws
 * `INVALID_INPUT` with a message per field.
 */
export async function checkAddress(db: Db, input: AddressInput): Promise<CheckedAddress> {
  const errors = addressErrors(input);
  const { suburb, state, postcode } = input;
  if (Object.keys(errors).length > 0 || !isState(state)) throw invalidInput(errors);
  if (!(await isKnownSuburb(db, { suburb, state, postcode }))) {
    throw invalidInput({ suburb: ADDRESS_MISMATCH });
  }
  return {
    first_name: input.first_name.trim(),
    last_name: input.last_name.trim(),
    address_1: input.address_1.trim(),
    address_2: input.address_2?.trim() ?? '',
    suburb: suburbKey(suburb),
    state,
    postcode,
    phone: normalisePhone(input.phone) ?? '',
  };
}

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

const PLACE = ['suburb', 'state', 'postcode'] as const;

/** Returns an address as it is stored; its state is not judged. */
export const normaliseAddress = (input: AddressInput): Omit<CheckedAddress, 'state'> => ({
  first_name: input.first_name.trim(),
  last_name: input.last_name.trim(),
  address_1: input.address_1.trim(),
  address_2: input.address_2?.trim() ?? '',
  suburb: suburbKey(input.suburb),
  postcode: input.postcode,
  phone: normalisePhone(input.phone) ?? '',
});

/**
 * Validates each field of an address, and state, postcode and suburb against each other (rule accounts-04). Of a stored
 * address, only the fields that change are judged. Throws `INVALID_INPUT` with a message per field.
 */
export async function checkAddress(
  db: Db,
  input: AddressInput,
  judged?: readonly (keyof CheckedAddress)[],
): Promise<CheckedAddress> {
  const isJudged = (field: string) => !judged || judged.some((each) => each === field);
  const errors = Object.fromEntries(
    Object.entries(addressErrors(input)).filter(([field]) => isJudged(field)),
  );
  const { suburb, state, postcode } = input;
  if (Object.keys(errors).length > 0 || !isState(state)) throw invalidInput(errors);
  if (PLACE.some(isJudged) && !(await isKnownSuburb(db, { suburb, state, postcode }))) {
    throw invalidInput({ suburb: ADDRESS_MISMATCH });
  }
  return { ...normaliseAddress(input), state };
}

import type { State } from '../enumerations';
import { STATES } from '../enumerations';
import { PHONE_INVALID, POSTCODE_MALFORMED } from '../errors/field-messages';
import { personNameError } from '../validation/names';
import { isPostcode } from './postcode';

/** A delivery address as entered. */
export interface AddressInput {
  first_name: string;
  last_name: string;
  address_1: string;
  address_2?: string | null;
  suburb: string;
  state: string;
  postcode: string;
  phone: string;
}

export type AddressField = keyof AddressInput;
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Error for a suburb, state and postcode that do not belong together. */
export const ADDRESS_MISMATCH = 'The suburb, state and postcode do not match';

const MAX_LINE = 100;
const PHONE = /^(0[23478]\d{8}|1[38]00\d{6}|13\d{4})$/;

/**
 * Returns an Australian phone number as digits ("0412345678"), or null if invalid. Accepts spaces, brackets, dashes and
 * +61.
 */
export function normalisePhone(text: string): string | null {
  const digits = text.replace(/[\s()-]/g, '').replace(/^\+?61(0)?/, '0');
  return PHONE.test(digits) ? digits : null;
}

export function isState(text: string): text is State {
  return (STATES as readonly string[]).includes(text);
}

function lineError(text: string, missing: string): string | null {
  if (text.trim() === '') return missing;
  return text.length > MAX_LINE ? `Please use at most ${MAX_LINE} characters` : null;
}

const RULES: { [Field in AddressField]: (address: AddressInput) => string | null } = {
  first_name: ({ first_name }) => personNameError(first_name, 'First Name'),
  last_name: ({ last_name }) => personNameError(last_name, 'Last Name'),
  address_1: ({ address_1 }) => lineError(address_1, 'Please enter your street address'),
  address_2: ({ address_2 }) => lineError(address_2 || '-', ''),
  suburb: ({ suburb }) => lineError(suburb, 'Please enter your suburb'),
  state: ({ state }) => (isState(state) ? null : 'Please choose your state'),
  postcode: ({ postcode }) => (isPostcode(postcode) ? null : POSTCODE_MALFORMED),
  phone: ({ phone }) => {
    if (phone.trim() === '') return 'Please enter your phone number';
    return normalisePhone(phone) ? null : PHONE_INVALID;
  },
};

/**
 * Returns the errors in an address by field; empty if it is valid. Whether suburb, state and postcode belong together
 * is checked by the api (`ADDRESS_MISMATCH`), which has the list of suburbs.
 */
export function addressErrors(address: AddressInput): FieldErrors<AddressField> {
  const errors: FieldErrors<AddressField> = {};
  for (const field of Object.keys(RULES) as AddressField[]) {
    const message = RULES[field](address);
    if (message) errors[field] = message;
  }
  return errors;
}

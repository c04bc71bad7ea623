import {
  deliveryInstructionsError,
  emailError,
  FIELD_MESSAGES,
  FREQUENCIES,
  freeTextError,
} from '@saltbush/contract';
import type { AutodeliveriesEditInput } from '../../../generated/resolvers';
import { BusinessError, invalidInput } from '../../../lib/errors';
import { checkAddress } from '../../fulfilment';
import type { AutodeliveryContext } from '../context';
import type { AutoDeliveryDocument } from '../documents';
import type { AutoDeliveryChange } from '../store';

type Input = AutodeliveriesEditInput;

const MAX_NAME = 60;
const COUNTRIES = new Set(['AU', 'AUSTRALIA']);
const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'address_1',
  'address_2',
  'suburb',
  'state',
  'postcode',
  'phone',
] as const;

/** Returns true if a value was sent. */
export const isSet = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

function nameError(name: string): string | undefined {
  if (name.trim() === '') return FIELD_MESSAGES.name_missing;
  return freeTextError(name, MAX_NAME) ?? undefined;
}

/** Validates fields individually. Throws `INVALID_INPUT`. */
export function checkFields(input: Input): void {
  const { name, frequency, shipping_email, shipping_country, delivery_instructions } = input;
  const isOffered = FREQUENCIES.some((offered) => offered === frequency);
  const isAustralia = COUNTRIES.has((shipping_country ?? 'AU').trim().toUpperCase());
  const errors = {
    name: isSet(name) ? nameError(name) : undefined,
    frequency: isSet(frequency) && !isOffered ? FIELD_MESSAGES.frequency_missing : undefined,
    shipping_email: isSet(shipping_email) ? (emailError(shipping_email) ?? undefined) : undefined,
    shipping_country: isAustralia ? undefined : FIELD_MESSAGES.country_not_served,
    delivery_instructions:
      (delivery_instructions && deliveryInstructionsError(delivery_instructions)) || undefined,
  };
  if (Object.values(errors).some(isSet)) throw invalidInput(errors);
}

/** Returns the address with its changes, validated as a whole. Throws `INVALID_INPUT` by input field. */
export async function changedAddress(
  ctx: AutodeliveryContext,
  current: AutoDeliveryDocument,
  input: Input,
): Promise<AutoDeliveryChange> {
  if (!ADDRESS_FIELDS.some((field) => isSet(input[`shipping_${field}`]))) return {};
  const value = (field: (typeof ADDRESS_FIELDS)[number]) =>
    input[`shipping_${field}`] ?? current[`shipping_${field}`];
  const [first_name, last_name, address_1, address_2, suburb, state, postcode, phone] =
    ADDRESS_FIELDS.map(value);
  const typed = { first_name, last_name, address_1, address_2, suburb, state, postcode, phone };
  try {
    const checked = await checkAddress(ctx.db, typed as Record<keyof typeof typed, string>);
    return Object.fromEntries(ADDRESS_FIELDS.map((field) => [`shipping_${field}`, checked[field]]));
  } catch (error) {
    const fields = error instanceof BusinessError && (error.extensions.fields as Record<string, string>);
    if (!fields) throw error;
    throw invalidInput(
      Object.fromEntries(Object.entries(fields).map(([key, text]) => [`shipping_${key}`, text])),
    );
  }
}

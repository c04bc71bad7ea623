import {
  deliveryInstructionsError,
  emailError,
  FIELD_WORDINGS,
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

/** True for what was sent. */
export const given = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

function nameError(name: string): string | undefined {
  if (name.trim() === '') return FIELD_WORDINGS.name_missing;
  return freeTextError(name, MAX_NAME) ?? undefined;
}

/** Raises INVALID_INPUT for fields that are wrong on their own. */
export function checkFields(input: Input): void {
  const { name, frequency, shipping_email, shipping_country, delivery_instructions } = input;
  const isKnown = FREQUENCIES.some((known) => known === frequency);
  const isAustralia = COUNTRIES.has((shipping_country ?? 'AU').trim().toUpperCase());
  const errors = {
    name: given(name) ? nameError(name) : undefined,
    frequency: given(frequency) && !isKnown ? FIELD_WORDINGS.frequency_missing : undefined,
    shipping_email: given(shipping_email) ? (emailError(shipping_email) ?? undefined) : undefined,
    shipping_country: isAustralia ? undefined : FIELD_WORDINGS.country_not_served,
    delivery_instructions:
      (delivery_instructions && deliveryInstructionsError(delivery_instructions)) || undefined,
  };
  if (Object.values(errors).some(given)) throw invalidInput(errors);
}

/** The address with its changes, checked as a whole. Raises INVALID_INPUT by field of the input. */
export async function changedAddress(
  ctx: AutodeliveryContext,
  current: AutoDeliveryDocument,
  input: Input,
): Promise<AutoDeliveryChange> {
  if (!ADDRESS_FIELDS.some((field) => given(input[`shipping_${field}`]))) return {};
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

import {
  deliveryInstructionsError,
  emailError,
  FIELD_MESSAGES,
  FREQUENCIES,
  freeTextError,
} from '@saltbush/contract';
import type { AutodeliveriesEditInput } from '../../../generated/resolvers';
import { invalidInput } from '../../../lib/errors';

/** The fields to change; those left out stay as they are. */
export type Input = AutodeliveriesEditInput;

const MAX_NAME = 60;
const COUNTRIES = new Set(['AU', 'AUSTRALIA']);

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

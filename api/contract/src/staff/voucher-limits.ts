import { isWithin } from './promotion-numbers';

/** The most uses that a limited voucher can have, by all customers and by each of them. */
export const MAX_VOUCHER_USES = 1_000_000;
export const MAX_USES_PER_CUSTOMER = 20;

/** What is wrong with the limits of a voucher, in the words of the form and the api. */
export const VOUCHER_LIMIT_MESSAGES = {
  all: 'Please enter from 1 to 1,000,000 uses',
  each: `Please enter from 1 to ${MAX_USES_PER_CUSTOMER} uses`,
  each_above: 'One customer can’t have more uses than there are',
  each_lower: 'The uses of each customer can only become more',
} as const;

/** @param uses how many orders have used it */
export const belowUses = (uses: number): string =>
  `It has been used ${uses} ${uses === 1 ? 'time' : 'times'}: please enter no fewer`;

/** The limits of a voucher; null for none. */
export interface VoucherLimits {
  max_uses: number | null;
  max_uses_per_customer: number | null;
}

export type VoucherLimitErrors = Partial<Record<keyof VoucherLimits, string>>;

const none = (errors: VoucherLimitErrors): VoucherLimitErrors | null =>
  Object.keys(errors).length > 0 ? errors : null;

/** @returns what is wrong with limits; null if nothing is */
export function voucherLimitErrors({
  max_uses,
  max_uses_per_customer,
}: VoucherLimits): VoucherLimitErrors | null {
  const errors: VoucherLimitErrors = {};
  if (max_uses !== null && !isWithin(max_uses, 1, MAX_VOUCHER_USES))
    errors.max_uses = VOUCHER_LIMIT_MESSAGES.all;
  if (max_uses_per_customer === null) return none(errors);
  if (!isWithin(max_uses_per_customer, 1, MAX_USES_PER_CUSTOMER))
    errors.max_uses_per_customer = VOUCHER_LIMIT_MESSAGES.each;
  else if (max_uses !== null && max_uses_per_customer > max_uses)
    errors.max_uses_per_customer = VOUCHER_LIMIT_MESSAGES.each_above;
  return none(errors);
}

/**
 * Checks new limits of a published voucher: no fewer than were used, and no fewer for each customer.
 * @returns what is wrong; null if nothing is
 */
export function changedLimitErrors(
  limits: VoucherLimits,
  before: { uses: number; max_uses_per_customer: number | null },
): VoucherLimitErrors | null {
  const errors = voucherLimitErrors(limits) ?? {};
  const { max_uses, max_uses_per_customer: each } = limits;
  if (!errors.max_uses && max_uses !== null && max_uses < before.uses)
    errors.max_uses = belowUses(before.uses);
  const isLower = each !== null && (before.max_uses_per_customer ?? Number.POSITIVE_INFINITY) > each;
  if (!errors.max_uses_per_customer && isLower)
    errors.max_uses_per_customer = VOUCHER_LIMIT_MESSAGES.each_lower;
  return none(errors);
}

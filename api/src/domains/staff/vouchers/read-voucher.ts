import {
  PROMOTION_ZONE,
  readLocalMinute,
  VOUCHER_MESSAGES,
  type VoucherTexts,
  voucherCode,
  voucherErrors,
} from '@saltbush/contract';
import type { StaffVouchersSaveInput } from '../../../generated/resolvers';
import { invalidInput } from '../../../lib/errors';
import type { OfferDocument } from '../../promotions';
import type { StaffContext } from '../context';
import { promotionId } from '../promotions/moved';

/** @returns what shoppers read of a voucher, without spaces around it */
export const textsOf = ({ name, description }: VoucherTexts): VoucherTexts => ({
  name: name.trim(),
  description: description.trim(),
});

/** @throws {BusinessError} INVALID_INPUT (category_id) */
function categoryOf(
  { reference }: Pick<StaffContext, 'reference'>,
  id: string | null | undefined,
): number | null {
  if (id == null) return null;
  const category = reference.category(promotionId(id));
  if (!category) throw invalidInput({ category_id: VOUCHER_MESSAGES.category });
  return category._id;
}

function effectOf(
  ctx: Pick<StaffContext, 'reference'>,
  input: StaffVouchersSaveInput,
): OfferDocument['effect'] {
  const { kind, percent, min_spend, category_id, first_order_only } = input;
  if (kind === 'free_standard_shipping') return { kind };
  return {
    ...{ kind, percent: Number(percent), min_spend: min_spend ?? 0, first_order_only },
    category_id: categoryOf(ctx, category_id),
  };
}

/** What the form of a draft decides of a voucher. */
export type VoucherContent = Pick<
  OfferDocument,
  '_id' | 'name' | 'description' | 'effect' | 'is_listed' | 'starts_at' | 'end_date'
> &
  Pick<OfferDocument, 'max_uses' | 'max_uses_per_customer'>;

/** Reads a draft as it is kept. @throws {BusinessError} INVALID_INPUT with the fields that are wrong */
export function readVoucher(
  ctx: Pick<StaffContext, 'clock' | 'reference'>,
  input: StaffVouchersSaveInput,
): VoucherContent {
  const { code, kind, percent = null, min_spend = null, from, until, is_listed } = input;
  const { max_uses = null, max_uses_per_customer = null } = input;
  const texts = textsOf(input);
  const limits = { max_uses, max_uses_per_customer };
  const errors = voucherErrors(
    { ...texts, ...limits, code, kind, percent, min_spend, from, until },
    ctx.clock.now(),
  );
  if (errors) throw invalidInput(errors);
  const [starts_at, end_date] = [from, until].map((moment) => readLocalMinute(moment, PROMOTION_ZONE));
  if (!starts_at || !end_date) throw new Error('A moment that was checked cannot be read.');
  return {
    ...{ _id: voucherCode(code), ...texts, effect: effectOf(ctx, input), is_listed, starts_at, end_date },
    ...(max_uses !== null && { max_uses }),
    ...(max_uses_per_customer !== null && { max_uses_per_customer }),
  };
}

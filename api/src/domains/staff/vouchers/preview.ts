import { errorText } from '@saltbush/contract';
import type { StaffVoucherPreviewInput } from '../../../generated/resolvers';
import { requirePermission } from '../../../lib/context';
import { findRunningPromotions } from '../../promotions';
import type { StaffContext } from '../context';
import { priceTrial, readLines } from '../promotions/trial';
import { requireVoucher } from './moved';

/** Returns what a cart costs without a voucher and with it, beside all promotions that run then. For staff. */
export async function staffVoucherPreview(
  _root: unknown,
  { input }: { input: StaffVoucherPreviewInput },
  ctx: StaffContext,
) {
  requirePermission(ctx, 'promotions:draft');
  const offer = await requireVoucher(ctx, input.voucher_id);
  const { products, items } = await readLines(ctx, input.lines);
  const at = new Date(Math.max(offer.starts_at.getTime(), ctx.clock.now().getTime()));
  const ids = [...new Set(products.flatMap(({ promotion_ids }) => promotion_ids))];
  const promotions = await findRunningPromotions(ctx.db, ids, at);
  const trial = { items, products, promotions, at, isStaff: false };
  const [before, after] = [priceTrial(trial), priceTrial({ ...trial, offer })];
  const refusal = after.offer_miss && errorText('INVALID_OFFER', after.offer_miss);
  return {
    at,
    lines: after.lines.map((line, index) => ({
      product_id: line.id,
      name: products[index]?.name ?? '',
      quantity: items[index]?.quantity ?? 0,
      without: before.lines[index]?.net_total ?? 0,
      with: line.net_total,
    })),
    ...{ without: before.cart_subtotal, with: after.cart_subtotal, refusal },
    is_delivery_free: offer.effect.kind === 'free_standard_shipping',
  };
}

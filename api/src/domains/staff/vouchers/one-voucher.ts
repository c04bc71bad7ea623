import { promotionState, voucherWarnings } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import type { OfferDocument } from '../../promotions';
import type { StaffContext } from '../context';
import { requireVoucher } from './moved';

const NOTHING_OFF = { percent: null, category_id: null, min_spend: 0, first_order_only: false };

/** @returns a voucher as the list shows it */
export function listedVoucher({ clock, reference }: StaffContext, offer: OfferDocument) {
  const { _id, id, name, effect, starts_at, end_date, uses = 0, max_uses, staff_name } = offer;
  const { percent, category_id, min_spend, first_order_only } =
    effect.kind === 'percent_off' ? effect : NOTHING_OFF;
  return {
    ...{ id: String(id), code: _id, name, kind: effect.kind, percent, first_order_only },
    min_spend: min_spend === 0 ? null : min_spend,
    category: category_id === null ? null : (reference.category(category_id)?.title ?? null),
    state: promotionState(offer, clock.now()),
    ...{ from: starts_at, until: end_date, uses, max_uses: max_uses ?? null },
    max_uses_per_customer: offer.max_uses_per_customer ?? null,
    changed_by: staff_name ?? null,
  };
}

/** @returns a voucher as staff work on it */
export function staffVoucherOf(ctx: StaffContext, offer: OfferDocument) {
  const { version = 0, description, effect, is_listed, changed_at } = offer;
  const voucher = listedVoucher(ctx, offer);
  const categoryId = effect.kind === 'percent_off' ? effect.category_id : null;
  return {
    ...{ voucher, version, description, is_listed },
    category_id: categoryId === null ? null : String(categoryId),
    warnings: voucher.state === 'ended' ? [] : voucherWarnings({ ...voucher, is_listed }),
    changed_at: changed_at ?? null,
  };
}

/** Returns a voucher for staff. */
export async function staffVoucher(_root: unknown, { id }: { id: string }, ctx: StaffContext) {
  requirePermission(ctx, 'promotions:draft');
  return staffVoucherOf(ctx, await requireVoucher(ctx, id));
}

import type { PromotionState } from '@saltbush/contract';
import { requirePermission } from '../../../lib/context';
import { listOffersByState, placeOfOffer } from '../../promotions';
import type { StaffContext } from '../context';
import { cursorOf, readCursor } from '../promotions/list-cursor';
import { listedVoucher } from './one-voucher';

const MAX_VOUCHERS = 50;

interface Arguments {
  show?: PromotionState | null;
  after?: string | null;
  first?: number | null;
}

/** Returns a page of the vouchers of one state. For staff. */
export async function staffVouchers(_root: unknown, args: Arguments, ctx: StaffContext) {
  requirePermission(ctx, 'promotions:draft');
  const limit = Math.min(Math.max(args.first ?? MAX_VOUCHERS, 1), MAX_VOUCHERS);
  const found = await listOffersByState(ctx.db, {
    state: args.show ?? 'running',
    now: ctx.clock.now(),
    after: args.after ? readCursor(args.after) : null,
    limit: limit + 1,
  });
  const data = found.slice(0, limit);
  const last = data.at(-1);
  return {
    data: data.map((offer) => listedVoucher(ctx, offer)),
    next: found.length > limit && last ? cursorOf(placeOfOffer(last)) : null,
  };
}
